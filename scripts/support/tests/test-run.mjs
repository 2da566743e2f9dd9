import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'

import { print } from '../output.mjs'
import { openQuickThrowaway } from '../postgres/throwaway.mjs'
import { atEnd, closeAll, fail, stopOnSignals } from '../processes/lifecycle.mjs'
import { createProcesses } from '../processes/processes.mjs'
import { since, step } from '../progress.mjs'
import { Refusal, report } from '../refusal.mjs'
import { NAMES, phasesOf } from './phases.mjs'
import { noCounts, slowest, together } from './reports.mjs'
import { sideBySide } from './side-by-side.mjs'

/** @typedef {import('./phases.mjs').Phase} Phase */
/** @typedef {import('./phases.mjs').TestContext} TestContext */
/** @typedef {import('./reports.mjs').Counts} Counts */

/**
 * Runs the phases that the arguments name (`unit`, `e2e -- --headed`), all of them when they name
 * none, and ends with the numbers of all as the last line. None of them needs both cores all the
 * time, so they run side by side where there is room, and each waits where it would only be in
 * another's way. With `--release` whole matrices, benches and the chaos run are run too.
 * @param {string[]} args
 */
export async function runTests(args) {
  stopOnSignals(1)
  try {
    const { phases, ...chosen } = choose(args)
    const started = Date.now()
    const throwaway = await step('Starting a throwaway database', openQuickThrowaway)
    process.env.NODE_COMPILE_CACHE ??= join(throwaway.folder, 'compiled') // programs start dozens of times
    const processes = createProcesses()
    atEnd(processes.stop)
    const total = (await runAll(phases, { ...throwaway, processes, ...chosen })).reduce(together)
    await closeAll()
    if (total.times.length > 0) {
      console.log('\nThe slowest files:')
      for (const [file, seconds] of slowest(total.times)) {
        console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`)
      }
    }
    if (total.unsteady.length > 0) {
      console.log(`\nPassed only on the second try:\n${total.unsteady.join('\n')}`)
    }
    if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`)
    console.log(`\n${timesOf(started)}\n${total.passed} passed, ${total.failed} failed`)
    process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
  } catch (error) {
    await fail(error)
  }
}

const RELEASE = '--release'

/** @param {string[]} args */
function choose(args) {
  const divider = args.indexOf('--')
  const before = divider < 0 ? args : args.slice(0, divider)
  const named = before.filter((name) => name !== RELEASE)
  const unknown = named.find((name) => !NAMES.includes(name))
  if (unknown) {
    throw new Refusal(
      `Unknown part of the tests: "${unknown}".`,
      `Use ${NAMES.join(', ')}. Anything after "--" goes to the test runner.`,
    )
  }
  return {
    phases: phasesOf(named.length ? named : NAMES),
    extra: divider < 0 ? [] : args.slice(divider + 1),
    isRelease: before.includes(RELEASE),
  }
}

const TICKS_PER_SECOND = 100

/**
 * How long the run took, and the processor time of all its processes where the system counts it: of this
 * one and of those that ended, with theirs.
 * @param {number} started
 */
function timesOf(started) {
  const wall = `Took ${since(started)}`
  if (process.platform !== 'linux') return wall
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields
    .slice(11, 15)
    .map(Number)
    .reduce((sum, one) => sum + one, 0)
  return `${wall}, ${Math.round(ticks / TICKS_PER_SECOND)} CPU seconds`
}

/** So much memory the parts need at once, with a build and the tests beside it. */
const ROOM = 10 * 2 ** 30

const hasRoom = () => Math.min(totalmem(), process.constrainedMemory() || totalmem()) > ROOM

/**
 * @param {Phase[]} phases
 * @param {Omit<TestContext, 'check' | 'earlier'>} tools
 */
async function runAll(phases, tools) {
  /** @type {Map<string, Promise<Counts>>} */
  const begun = new Map()
  const jobs = phases.map((phase) => ({
    name: phase.name,
    run: () => {
      const [check, earlier] = [begun.get('check'), Promise.all(begun.values())]
      const start = hasRoom() ? Promise.resolve() : earlier
      const counts = start.then(() => runPhase(phase, { ...tools, check, earlier }))
      begun.set(phase.name, counts)
      return counts
    },
  }))
  const [only] = jobs
  return jobs.length === 1 && only ? [await only.run()] : sideBySide(jobs, tools.logs)
}

/**
 * @param {Phase} phase
 * @param {TestContext} context
 */
async function runPhase({ name, run }, context) {
  const started = Date.now()
  print(`\n== ${name}`)
  const counts = await run(context).catch((error) => {
    report(error)
    return { ...noCounts(), failed: 1, failures: [`  ${name}`] }
  })
  print(`== ${name}: ${counts.passed} passed, ${counts.failed} failed (${since(started)})`)
  return counts
}
