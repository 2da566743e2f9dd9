import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import OutsideReporter from '../../scripts/support/tests/outside-reporter.mjs'
import {
  errorsOutside,
  playwrightCounts,
  vitestCounts,
} from '../../scripts/support/tests/reports.mjs'

function reportFile(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'charterdesk-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

/** The summary of one browser test, by the errors of its tries; null is a try that passed. */
function summaryOf(
  status: 'unexpected' | 'flaky',
  tries: readonly (string | null)[],
  known: Readonly<Record<string, string>> = {},
) {
  const results = tries.map((message) => ({
    duration: 1000,
    errors: message === null ? [] : [{ message }],
  }))
  const tests = [{ status, projectName: 'desktop', results }]
  const suites = [{ specs: [{ file: 'buy.spec.ts', title: 'someone buys', tests }] }]
  const file = reportFile({ suites, stats: { expected: 0, flaky: status === 'flaky' ? 1 : 0 } })
  return playwrightCounts(file, status === 'unexpected' ? 1 : 0, known)
}

test('the summary has the first try’s error, and the last try’s where it is another', () => {
  const { failures } = summaryOf('unexpected', ['no total', 'between', 'e-mail is taken'])
  expect(failures).toEqual([
    '  [desktop] buy.spec.ts › someone buys\n    no total\n    And at last:\n    e-mail is taken',
  ])
})

test('an error that stays the same is said once', () => {
  const { failures } = summaryOf('unexpected', ['\u001b[31mno total\u001b[0m', 'no total'])
  expect(failures).toEqual(['  [desktop] buy.spec.ts › someone buys\n    no total'])
})

test('a browser test that needs its second try fails the run', () => {
  const { passed, failed, failures } = summaryOf('flaky', ['no total', null])
  expect([passed, failed]).toEqual([0, 1])
  expect(failures).toEqual(['  [desktop] buy.spec.ts › someone buys\n    no total'])
})

test('a browser test that is known for its second try passes, and is named', () => {
  const known = { 'buy.spec.ts › someone buys': 'the bank’s window opens late' }
  const { passed, failed, unsteady } = summaryOf('flaky', ['no total', null], known)
  expect([passed, failed]).toEqual([1, 0])
  expect(unsteady).toEqual(['  [desktop] buy.spec.ts › someone buys\n    no total'])
})

test('of a long error twelve lines are said', () => {
  const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n')
  const { failures } = summaryOf('unexpected', [long, 'short'])
  expect(failures[0]?.split('\n')).toHaveLength(1 + 12 + 2)
})

/** The report of a Vitest run with one test in it. */
function reportOfVitest(status: 'passed' | 'failed', failureMessages: readonly string[]): string {
  const test = { status, fullName: 'a process ends', failureMessages }
  const name = join(process.cwd(), 'tests/ends.test.ts')
  const result = { name, status, message: '', startTime: 0, endTime: 1, assertionResults: [test] }
  return reportFile({
    numPassedTests: status === 'passed' ? 1 : 0,
    testResults: [result],
  })
}

test('an error outside of any test fails the run, whatever its tests did', () => {
  const { failed, failures } = vitestCounts(reportOfVitest('passed', []), 1, ['Error: too late'])
  expect(failed).toBe(1)
  expect(failures).toEqual(['  outside of any test\n    Error: too late'])
  const both = vitestCounts(reportOfVitest('failed', ['no total']), 1, ['Error: too late'])
  expect(both.failed).toBe(2)
})

test('the errors outside of tests are written beside the report, none as none', () => {
  const file = reportFile(['of an earlier run'])
  vi.stubEnv('CHARTERDESK_OUTSIDE', file)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const reporter = new OutsideReporter()

  reporter.onTestRunEnd([], [{ message: 'too late', stack: 'Error: too late\n    at sell' }])
  expect(errorsOutside(file)).toEqual(['Error: too late\n    at sell'])
  reporter.onTestRunEnd([], [])
  expect(errorsOutside(file)).toEqual([])
})
