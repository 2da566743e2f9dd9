import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { playwrightCounts } from '../../scripts/support/tests/reports.mjs'

/** The summary of one test, by the errors of its tries; null is a try that passed. */
function summaryOf(status: 'unexpected' | 'flaky', tries: readonly (string | null)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'charterdesk-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  const results = tries.map((message) => ({
    duration: 1000,
    ...(message !== null && { error: { message } }),
  }))
  const tests = [{ status, projectName: 'desktop', results }]
  const suites = [{ specs: [{ file: 'buy.spec.ts', title: 'someone buys', tests }] }]
  writeFileSync(file, JSON.stringify({ suites, stats: { expected: 0, flaky: 0 } }))
  return playwrightCounts(file, status === 'unexpected' ? 1 : 0)
}

test('the summary has the first try’s error, and the last try’s where it is another', () => {
  const { failures } = summaryOf('unexpected', ['no total', 'between', 'e-mail is taken'])
  expect(failures).toEqual([
    '  [desktop] buy.spec.ts › someone buys\n    no total\n    The last try:\n    e-mail is taken',
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
