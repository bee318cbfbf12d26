/** What vitest's and Playwright's JSON reports say, in one form: counts, seconds by file, and flaky journeys. */
export interface FileResult {
  /** From the repository's root. */
  file: string;
  seconds: number;
  /** Tests that ran. */
  tests: number;
}
export interface Report {
  passed: number;
  failed: number;
  files: FileResult[];
  flaky: { file: string; title: string }[];
}

export interface VitestJson {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status?: string;
    assertionResults: { status: string }[];
  }[];
}

/** @param root of the paths in the report, with a slash at its end. */
export function readVitest(json: VitestJson, root: string): Report {
  const files = json.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: name.startsWith(root) ? name.slice(root.length) : name,
    seconds: Math.max(0, endTime - startTime) / 1000,
    tests: assertionResults.filter(({ status }) => status === 'passed' || status === 'failed').length,
  }));
  return { passed: json.numPassedTests, failed: json.numFailedTests, files, flaky: [] };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
}
export interface PlaywrightJson {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** @param folder of the journeys, which paths in the report are relative to, with a slash at its end. */
export function readPlaywright(json: PlaywrightJson, folder: string): Report {
  const { expected, unexpected, flaky } = json.stats;
  const report: Report = { passed: expected + flaky, failed: unexpected, files: [], flaky: [] };
  const byFile = new Map<string, FileResult>();
  const walk = (suite: PlaywrightSuite): void => {
    for (const spec of suite.specs ?? [])
      for (const { projectName, status, results } of spec.tests) {
        const file = folder + spec.file;
        const result = byFile.get(file) ?? { file, seconds: 0, tests: 0 };
        result.seconds += results.reduce((sum, { duration }) => sum + duration / 1000, 0);
        if (status !== 'skipped') result.tests += 1;
        byFile.set(file, result);
        if (status === 'flaky') report.flaky.push({ file, title: `${spec.title} (${projectName})` });
      }
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of json.suites) walk(suite);
  report.files = [...byFile.values()];
  return report;
}
