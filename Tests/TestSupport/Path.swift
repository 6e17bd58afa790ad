import CellDirector

/// Returns the index path of a row.
package func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
