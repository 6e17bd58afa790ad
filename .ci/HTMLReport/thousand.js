// Force a layout, so that `opened` includes its time.
document.body.getBoundingClientRect();
const opened = performance.now();
check("steps", shown().length, 1003);
check("it opens at once", opened < 2000, true);
const start = performance.now();
press("End");
tab("Text");
check("the last screen", document.querySelector("#detail .screen").textContent.includes("Following 0 of 81"), true);
look("barbara liskov");
check("the search is quick", performance.now() - start < 1000, true);
tell(`, opened after ${Math.round(opened)} ms`);
