const runNames = () => Array.from(document.querySelectorAll(".run"), (run) => run.textContent.trim());
check("a failed step's view is outlined", document.querySelectorAll("#detail .picture i").length, 1);
check("its runs", runNames(), ["✗ iPhone SE", "✗ iPad mini"]);
check("their pictures", document.querySelectorAll(".run img").length, 2);
document.querySelectorAll(".run")[1].click();
check("a run opens", document.querySelector(".place").textContent.includes("(iPad mini)"), true);
check("the same step", chosenWords(), 'expect row 1 shows "<\/script><b>שלום"');
check("it is marked", document.querySelectorAll(".run")[1].getAttribute("aria-current"), "true");
tell();
