import { existsSync, readFileSync } from 'node:fs'

/** How many tests of a Vitest run passed and failed, by its JSON report. */
export function vitestCounts(file, exitCode) {
  const report = read(file)
  const broken = report?.testResults?.filter(isBroken).length ?? 0
  return settle(report?.numPassedTests, (report?.numFailedTests ?? 0) + broken, exitCode)
}

/** A file that failed before it could tell of any test. */
function isBroken({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
}

/** How many tests of a Playwright run passed and failed, by its JSON report. */
export function playwrightCounts(file, exitCode) {
  const stats = read(file)?.stats
  return settle(stats && stats.expected + stats.flaky, stats?.unexpected, exitCode)
}

/** A run that failed as a whole (no report, an error outside of any test) counts as one failure. */
function settle(passed = 0, failed = 0, exitCode = 0) {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
