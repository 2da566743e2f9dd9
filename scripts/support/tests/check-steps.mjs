import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import pLimit from 'p-limit'

import { inRoot } from '../paths.mjs'
import { runCaptured } from '../processes/captured.mjs'
import { say, since } from '../progress.mjs'
import { nextCommand } from '../tools.mjs'
import { noCounts } from './reports.mjs'

/** @typedef {import('../processes/processes.mjs').Processes} Processes */
/** @typedef {{ name: string, commands: string[][], unchanged?: string }} CheckStep */

/** @param {string} path */
const bin = (path) => inRoot('node_modules', path)
const payload = bin('payload/bin.js')

/** So many steps look at once, after those that write. */
const AT_ONCE = 2

/** Every program reads it when it starts. */
const SCHEMA = 'src/database-schema.ts'

const LAYERED = ['src', 'collections', 'globals', 'hooks', 'endpoints', 'payload.config.ts']

/**
 * What `npm run check` looks at; `unchanged` names the file that a step must leave as it was.
 * @type {CheckStep[]}
 */
const STEPS = [
  {
    name: 'generated database schema is up to date',
    commands: [[payload, 'generate:db-schema', '--prettify=false']],
    unchanged: SCHEMA,
  },
  {
    name: 'generated types are up to date',
    commands: [[payload, 'generate:types']],
    unchanged: 'src/payload-types.ts',
  },
  {
    name: 'generated import map is up to date',
    commands: [[payload, 'generate:importmap']],
    unchanged: 'src/app/(payload)/admin/importMap.js',
  },
  {
    name: 'types', // the longest
    commands: [nextCommand('typegen'), [bin('typescript/bin/tsc'), '--noEmit']],
  },
  { name: 'format and lint', commands: [[bin('@biomejs/biome/bin/biome'), 'ci', '.']] },
  {
    name: 'types of the scripts',
    commands: [[bin('typescript/bin/tsc'), '--noEmit', '-p', 'scripts']],
  },
  {
    name: 'import directions',
    commands: [
      [
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        ...LAYERED,
      ],
    ],
  },
  { name: 'typed SQL', commands: [[inRoot('scripts/check-sql.mjs')]] },
  { name: 'folders', commands: [[inRoot('scripts/check-folders.mjs')]] },
  { name: 'dead code', commands: [[bin('knip/bin/knip.js')]] },
]

/**
 * Runs every step, prints what fails, and counts.
 * @param {{ processes: Processes, env: NodeJS.ProcessEnv, logs: string }} options
 */
export async function runCheckSteps({ processes, env, logs }) {
  const counts = noCounts()
  /** @param {CheckStep} step */
  const look = async (step) => {
    const started = Date.now()
    const logFile = join(logs, `check-${STEPS.indexOf(step)}.log`)
    const complaint = await complaintOf(step, { processes, env, logFile })
    say(`${step.name}: ${complaint === null ? 'ok' : 'FAILED'} (${since(started)})`)
    if (complaint !== null) console.log(complaint)
    counts[complaint === null ? 'passed' : 'failed'] += 1
    if (complaint !== null) counts.failures.push(`  check: ${step.name}`)
  }
  const inTurn = [
    STEPS.filter(({ unchanged }) => unchanged === SCHEMA),
    STEPS.filter(({ unchanged }) => unchanged && unchanged !== SCHEMA), // only the others read these
    STEPS.filter(({ unchanged }) => !unchanged),
  ]
  for (const steps of inTurn) await pLimit(AT_ONCE).map(steps, look)
  return counts
}

/**
 * @param {CheckStep} step
 * @param {{ processes: Processes, env: NodeJS.ProcessEnv, logFile: string }} tools
 * @returns {Promise<string | null>}
 */
async function complaintOf({ commands, unchanged }, tools) {
  const before = unchanged && contentOf(unchanged)
  for (const command of commands) {
    const { code, output } = await runCaptured(tools.processes, command, tools)
    if (code !== 0) return output.slice(-10_000)
  }
  if (!unchanged || contentOf(unchanged) === before) return null
  return `${unchanged} was out of date. It has been regenerated: review and commit it.`
}

/** @param {string} path */
function contentOf(path) {
  return existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null
}
