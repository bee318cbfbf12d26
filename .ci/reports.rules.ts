/** Normalises vitest's and Playwright's JSON reports: counts, seconds by file, failed and flaky tests. */
export interface FileResult {
  /** Relative to the repository root. */
  file: string;
  seconds: number;
  /** Tests that ran. */
  tests: number;
}
export interface NamedTest {
  file: string;
  title: string;
}
export interface Report {
  passed: number;
  failed: number;
  files: FileResult[];
  failures: NamedTest[];
  /** Passed on retry. */
  flaky: NamedTest[];
}

export interface VitestJson {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status?: string;
    /** A test that passed on retry keeps its failure messages. */
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    /** Why the file itself failed to run. */
    message?: string;
  }[];
}

/** @param root of the paths in the report, with a trailing slash. */
export function readVitest(json: VitestJson, root: string): Report {
  const report: Report = {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    files: [],
    failures: [],
    flaky: [],
  };
  for (const { name, startTime, endTime, status, assertionResults } of json.testResults) {
    const file = name.startsWith(root) ? name.slice(root.length) : name;
    const ran = assertionResults.filter((one) => one.status === 'passed' || one.status === 'failed');
    report.files.push({ file, seconds: Math.max(0, endTime - startTime) / 1000, tests: ran.length });
    const failed = ran.filter((one) => one.status === 'failed');
    for (const { fullName } of failed) report.failures.push({ file, title: fullName });
    if (status === 'failed' && failed.length === 0) report.failures.push({ file, title: 'the file itself' });
    for (const { fullName, status, failureMessages } of ran)
      if (status === 'passed' && failureMessages.length > 0) report.flaky.push({ file, title: fullName });
  }
  return report;
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

/** @param folder of the journeys, to which the report's paths are relative, with a trailing slash. */
export function readPlaywright(json: PlaywrightJson, folder: string): Report {
  const { expected, unexpected, flaky } = json.stats;
  const report: Report = { passed: expected + flaky, failed: unexpected, files: [], failures: [], flaky: [] };
  const byFile = new Map<string, FileResult>();
  const walk = (suite: PlaywrightSuite): void => {
    for (const spec of suite.specs ?? [])
      for (const { projectName, status, results } of spec.tests) {
        const file = folder + spec.file;
        const result = byFile.get(file) ?? { file, seconds: 0, tests: 0 };
        result.seconds += results.reduce((sum, { duration }) => sum + duration / 1000, 0);
        if (status !== 'skipped') result.tests += 1;
        byFile.set(file, result);
        const named = { file, title: `${spec.title} (${projectName})` };
        if (status === 'flaky') report.flaky.push(named);
        if (status === 'unexpected') report.failures.push(named);
      }
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of json.suites) walk(suite);
  report.files = [...byFile.values()];
  return report;
}
