import { openThrowaway } from '../postgres/throwaway.mjs'
import { atEnd, closeAll, fail, stopOnSignals } from '../processes/lifecycle.mjs'
import { createProcesses } from '../processes/processes.mjs'
import { since, step } from '../progress.mjs'
import { Refusal, report } from '../refusal.mjs'
import { PHASES } from './phases.mjs'
import { noCounts, slowest, together } from './reports.mjs'

const USUAL = ['check', 'unit and integration', 'e2e']
const NAMES = ['check', 'unit', 'integration', 'faults', 'e2e']

/**
 * Runs the phases that the arguments name (`unit`, `e2e -- --headed`), all of them when they name
 * none, and ends with the numbers of all as the last line.
 * @param {string[]} args
 */
export async function runTests(args) {
  stopOnSignals(1)
  try {
    const { phases, extra } = choose(args)
    const throwaway = await step('Starting a throwaway database', openThrowaway)
    const processes = createProcesses()
    atEnd(processes.stop)
    let total = noCounts()
    for (const phase of phases) {
      const isAlone = phases.length === 1
      const context = { ...throwaway, processes, extra, isAlone }
      total = together(total, await runPhase(phase, context))
    }
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
    console.log(`\n${total.passed} passed, ${total.failed} failed`)
    process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
  } catch (error) {
    await fail(error)
  }
}

/** @param {string[]} args */
function choose(args) {
  const divider = args.indexOf('--')
  const named = divider < 0 ? args : args.slice(0, divider)
  const unknown = named.find((name) => !NAMES.includes(name))
  if (unknown) {
    throw new Refusal(
      `Unknown part of the tests: "${unknown}".`,
      `Use ${NAMES.join(', ')}. Anything after "--" goes to the test runner.`,
    )
  }
  return { phases: named.length ? named : USUAL, extra: divider < 0 ? [] : args.slice(divider + 1) }
}

/**
 * @param {string} phase
 * @param {import('./phases.mjs').TestContext} context
 */
async function runPhase(phase, context) {
  const started = Date.now()
  console.log(`\n== ${phase}`)
  const counts = await runnerOf(phase)(context).catch((error) => {
    report(error)
    return { ...noCounts(), failed: 1, failures: [`  ${phase}`] }
  })
  console.log(`== ${phase}: ${counts.passed} passed, ${counts.failed} failed (${since(started)})`)
  return counts
}

/** @param {string} phase */
function runnerOf(phase) {
  const run = PHASES[phase]
  if (!run) throw new Error(`There is no phase "${phase}"`)
  return run
}
