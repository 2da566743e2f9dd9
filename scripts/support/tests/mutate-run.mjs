import { existsSync, mkdirSync, rmSync } from 'node:fs'

import { childEnvironment } from '../child-environment.mjs'
import { makeDataFolder } from '../data-folder.mjs'
import { inData, inRoot } from '../paths.mjs'
import { runCaptured } from '../processes/captured.mjs'
import { atEnd, end, fail, stopOnSignals } from '../processes/lifecycle.mjs'
import { createProcesses } from '../processes/processes.mjs'
import { say, step } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'
import { forgetUnreached, readMutants } from './mutation-report.mjs'

/** The folders of src/domain whose rules decide on money, on rights and on legal deadlines. */
const RULES = [
  'vocabulary/money',
  'purchase',
  'catalogue/pricing',
  'orders',
  'affiliates',
  'checkout',
  'platform/permissions',
  'compliance',
]

/** So many percent of the changes made to an area have to be noticed. */
const LEAST = 85

const results = inData('mutation')

/**
 * Changes the rules of each area, one thing at a time, and runs the tests that reach it: a change
 * that none of them notices is a rule that no one has stated. What has not been edited since the
 * last run is not tried again. Fails when an area is under 85 %.
 * @param {string[]} named folders of src/domain; none means those named above
 */
export async function runMutations(named) {
  stopOnSignals(1)
  try {
    const areas = named.length ? named : RULES
    for (const area of areas) refuseUnknown(area)
    makeDataFolder()
    mkdirSync(results, { recursive: true })
    const processes = createProcesses()
    atEnd(() => rmSync(`${results}/sandbox`, { recursive: true, force: true }))
    atEnd(processes.stop)
    let under = 0
    for (const area of areas) {
      const { noticed, unnoticed } = await step(`Changing the rules of ${area}`, () =>
        mutate(processes, area),
      )
      const all = noticed + unnoticed.length
      const isUnder = noticed * 100 < LEAST * all
      say(`${area}: ${percent(noticed, all)} % (${noticed} of ${all})${isUnder ? ' FAILED' : ''}`)
      if (isUnder || named.length > 0) console.log(unnoticed.join('\n'))
      if (isUnder) under += 1
    }
    console.log(`\nChanges that no test noticed: ${results}/report.html`)
    console.log(`${areas.length - under} passed, ${under} failed (at least ${LEAST} % each)`)
    await end(under === 0 ? 0 : 1)
  } catch (error) {
    await fail(error)
  }
}

/** @param {string} area */
function refuseUnknown(area) {
  if (/^[a-z]+(?:[-/][a-z]+)*$/.test(area) && existsSync(inRoot('src/domain', area))) return
  throw new Refusal(
    `Unknown rules "${area}".`,
    `Use folders of src/domain, such as ${RULES.join(', ')}.`,
  )
}

/** A share as people read it, never rounded up over the line. @param {number} part @param {number} all */
const percent = (part, all) => (all === 0 ? 100 : Math.floor((part * 1000) / all) / 10)

/**
 * @param {import('../processes/processes.mjs').Processes} processes
 * @param {string} area
 */
async function mutate(processes, area) {
  const report = `${results}/report.json`
  rmSync(report, { force: true })
  forgetUnreached(`${results}/incremental.json`)
  const stryker = inRoot('node_modules/@stryker-mutator/core/bin/stryker.js')
  const { code, output } = await runCaptured(
    processes,
    [stryker, 'run', '--mutate', `src/domain/${area}/**/*.ts`],
    { env: childEnvironment({}, 'test'), logFile: `${results}/stryker.log` },
  )
  if (code !== 0) {
    console.log(output.slice(-10_000))
    throw new Refusal(`The rules of ${area} could not be tested: see above.`)
  }
  return readMutants(report, `src/domain/${area}/`)
}
