import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { inRoot } from '../paths.mjs'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures each with its name and the first lines of its error
 * @property {string[]} unsteady what passed at the second try only
 * @property {FileTime[]} times how long each file took
 */

/** @typedef {{ file: string, seconds: number }} FileTime */

/**
 * Browser tests that may pass on their second try, each with its cause. Any other that needs one fails
 * the run.
 * @type {Readonly<Record<string, string>>} by `file › title`
 */
export const KNOWN_UNSTEADY = {}

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: VitestTest[] }} VitestResult */
/** @typedef {{ numPassedTests: number, testResults: VitestResult[] }} VitestReport */

/** @typedef {{ errors: { message: string }[], duration: number }} PlaywrightTry the second error of a test that ran out of time says at what it waited */
/** @typedef {{ status: string, projectName: string, results: PlaywrightTry[] }} PlaywrightTest */
/** @typedef {{ file: string, title: string, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ suites: PlaywrightSuite[], stats: { expected: number, flaky: number } }} PlaywrightReport */

/**
 * @returns {Counts} of a run that has not begun
 */
export const noCounts = () => ({ passed: 0, failed: 0, failures: [], unsteady: [], times: [] })

/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export const together = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures],
  unsteady: [...one.unsteady, ...other.unsteady],
  times: [...one.times, ...other.times],
})

/** So much of an error is shown once more at the end. */
const LINES = 12

/**
 * The errors that a Vitest run met outside of any test, as `outside-reporter.mjs` wrote them.
 * @param {string} file
 * @returns {string[]}
 */
export const errorsOutside = (file) => read(file) ?? []

/**
 * What passed and failed in a Vitest run, by its JSON report, and what is said of each failure.
 * @param {string} file
 * @param {number} exitCode
 * @param {string[]} [outside] errors outside of any test, each of which is a failure
 */
export function vitestCounts(file, exitCode, outside = []) {
  /** @type {VitestReport | null} */
  const report = read(file)
  const results = report?.testResults ?? []
  const inFiles = results.flatMap((result) => {
    const path = relative(inRoot('.'), result.name)
    if (isBroken(result)) return [failure(path, shortened(result.message))]
    return those(result, isFailed)
  })
  const others = outside.map((message) => failure('outside of any test', shortened(message)))
  const failures = [...inFiles, ...others]
  const times = results.map(({ name, startTime, endTime }) => ({
    file: relative(inRoot('.'), name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { ...settle(report?.numPassedTests, failures, exitCode), times }
}

/**
 * What is said of these tests of a file.
 * @param {VitestResult} result
 * @param {(test: VitestTest) => boolean} choose
 */
const those = ({ name, assertionResults }, choose) =>
  assertionResults
    .filter(choose)
    .map(({ fullName, failureMessages }) =>
      failure(`${relative(inRoot('.'), name)} › ${fullName}`, firstAndLast(failureMessages)),
    )

/** @param {VitestTest} test */
const isFailed = ({ status }) => status === 'failed'

/**
 * A file that failed before it could tell of any test.
 * @param {VitestResult} result
 */
function isBroken({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some(isFailed)
}

/**
 * What passed and failed in a Playwright run. A test that passed on its second try has failed, unless it
 * is known for it.
 * @param {string} file
 * @param {number} exitCode
 * @param {Readonly<Record<string, string>>} [known]
 */
export function playwrightCounts(file, exitCode, known = KNOWN_UNSTEADY) {
  /** @type {PlaywrightReport | null} */
  const report = read(file)
  const specs = (report?.suites ?? []).flatMap(specsOf)
  /** @param {(spec: PlaywrightSpec, status: string) => boolean} choose */
  const ended = (choose) =>
    specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => choose(spec, status))
        .map(({ projectName, results }) =>
          failure(
            `[${projectName}] ${spec.file} › ${spec.title}`,
            firstAndLast(results.flatMap(saidOf)),
          ),
        ),
    )
  /** @param {PlaywrightSpec} spec */
  const isKnown = ({ file, title }) => Object.hasOwn(known, `${file} › ${title}`)
  const failures = [
    ...ended((_, status) => status === 'unexpected'),
    ...ended((spec, status) => status === 'flaky' && !isKnown(spec)),
  ]
  const unsteady = ended((spec, status) => status === 'flaky' && isKnown(spec))
  const stats = report?.stats
  const times = specs.map(({ file, tests }) => ({
    file: `tests/e2e/${file}`,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
      1000,
  }))
  return {
    ...settle(stats ? stats.expected + unsteady.length : 0, failures, exitCode),
    unsteady,
    times,
  }
}

/**
 * All that a try of a test says of why it failed.
 * @param {PlaywrightTry} result
 */
const saidOf = ({ errors }) =>
  errors.length > 0 ? [errors.map(({ message }) => message).join('\n')] : []

/**
 * What a test failed at first, and last where that was something else: a later try may only have failed
 * at what the first left behind.
 * @param {string[]} messages
 */
function firstAndLast(messages) {
  const [first = '', ...later] = messages.map(shortened)
  const last = later.at(-1) ?? first
  return last === first ? first : `${first}\nAnd at last:\n${last}`
}

/** @param {string} message */
const shortened = (message) =>
  stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n')

/**
 * The files that took longest, with the seconds of all their tests.
 * @param {FileTime[]} times
 * @param {number} [most]
 */
export function slowest(times, most = 10) {
  /** @type {Map<string, number>} */
  const sums = new Map()
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds)
  return [...sums].sort(([, one], [, other]) => other - one).slice(0, most)
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * @param {string} name
 * @param {string} message
 */
function failure(name, message) {
  const shown = message.split('\n').map((line) => `    ${line}`.trimEnd())
  return [`  ${name}`, ...shown].join('\n')
}

/**
 * A run that failed as a whole (no report, an error outside of any test) counts as one failure.
 * @param {number} [passed]
 * @param {string[]} [failures]
 * @param {number} [exitCode]
 * @returns {Counts}
 */
function settle(passed = 0, failures = [], exitCode = 0) {
  const wholly = exitCode !== 0 && failures.length === 0
  const all = wholly ? ['  The run ended with an error outside of any test: see above.'] : failures
  return { ...noCounts(), passed, failed: all.length, failures: all }
}

/**
 * @template T
 * @param {string} file
 * @returns {T | null}
 */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
