import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import OutsideReporter from '../../scripts/support/tests/outside-reporter.mjs'
import {
  afterSecondRun,
  errorsOutside,
  failedFiles,
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
function summaryOf(status: 'unexpected' | 'flaky', tries: readonly (string | null)[]) {
  const results = tries.map((message) => ({
    duration: 1000,
    ...(message !== null && { error: { message } }),
  }))
  const tests = [{ status, projectName: 'desktop', results }]
  const suites = [{ specs: [{ file: 'buy.spec.ts', title: 'someone buys', tests }] }]
  const file = reportFile({ suites, stats: { expected: 0, flaky: 0 } })
  return playwrightCounts(file, status === 'unexpected' ? 1 : 0)
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

test('of what passes at a later try, the first try’s error is said', () => {
  const { failures, unsteady } = summaryOf('flaky', ['no total', null])
  expect(failures).toEqual([])
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

const summaryOfVitest = (status: 'passed' | 'failed', failureMessages: readonly string[]) =>
  vitestCounts(reportOfVitest(status, failureMessages), status === 'failed' ? 1 : 0)

test('what Vitest passes at a second try counts as passed, and is named with its first error', () => {
  const { passed, failed, unsteady } = summaryOfVitest('passed', ['still there'])
  expect([passed, failed]).toEqual([1, 0])
  expect(unsteady).toEqual(['  tests/ends.test.ts › a process ends\n    still there'])
  expect(summaryOfVitest('passed', []).unsteady).toEqual([])
})

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

test('what fails in Vitest twice fails, with both errors', () => {
  const { passed, failures, unsteady } = summaryOfVitest('failed', ['still there', 'name is taken'])
  expect([passed, unsteady]).toEqual([0, []])
  expect(failures).toEqual([
    '  tests/ends.test.ts › a process ends\n    still there\n    And at last:\n    name is taken',
  ])
})

test('a file in which something failed is known, and passes when it passes from the start', () => {
  expect(failedFiles(reportOfVitest('failed', ['gone']))).toEqual(['tests/ends.test.ts'])
  expect(failedFiles(reportOfVitest('passed', ['gone']))).toEqual([])

  const first = summaryOfVitest('failed', ['still there', 'name is taken'])
  expect(afterSecondRun(first, summaryOfVitest('passed', []))).toMatchObject({
    passed: 1,
    failed: 0,
    failures: [],
    unsteady: first.failures,
  })
})

test('what fails from the start as well stays failed, and so does what was not run again', () => {
  const first = summaryOfVitest('failed', ['still there'])
  const again = summaryOfVitest('failed', ['still there'])
  const nothing = vitestCounts('no report', 0)

  for (const second of [again, nothing]) {
    const { passed, failed, failures } = afterSecondRun(first, second)
    expect([passed, failed, failures]).toEqual([0, 1, first.failures])
  }
})
