// expected: cannot convert value of type 'String' to expected argument type 'User'
import CellDirector

func make() -> UserCellConfig { UserCellConfig(item: "Ada") }
