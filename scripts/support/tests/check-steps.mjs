import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import pLimit from 'p-limit'

import { print } from '../output.mjs'
import { inRoot } from '../paths.mjs'
import { runCaptured } from '../processes/captured.mjs'
import { say, since } from '../progress.mjs'
import { nextCommand, typescript } from '../tools.mjs'
import { noCounts } from './reports.mjs'

/** @typedef {import('../processes/processes.mjs').Processes} Processes */
/** @typedef {{ name: string, commands: string[][], unchanged?: string[] }} CheckStep */

/** @param {string} path */
const bin = (path) => inRoot('node_modules', path)
/** The compiler in machine code; `typescript` stays for the programs that use its interface. */
const tsc = bin('typescript-native/bin/tsc')

/** The compiler spends a third of its time on collecting garbage otherwise. */
const LESS_OFTEN = '400'

/** So many steps look at once, after those that write. */
const AT_ONCE = 2

const LAYERED = [
  ...['src', 'collections', 'globals', 'hooks', 'endpoints', 'payload.config.ts'],
  ...['sandbox', 'lab'],
]

/** What follows from the collections and their screens; each is written only when it is outdated. */
const GENERATED = [
  'src/database-schema.ts',
  'src/payload-types.ts',
  'src/app/(payload)/admin/importMap.js',
]

/** @type {CheckStep} */
const GENERATING = {
  name: 'generated files are up to date',
  commands: [typescript('scripts/generate.ts')],
  unchanged: GENERATED,
}

/**
 * What `npm run check` looks at, once the generated files are as they should be.
 * @type {CheckStep[]}
 */
const LOOKING = [
  {
    name: 'types', // the longest
    commands: [nextCommand('typegen'), [tsc, '--noEmit', '--checkers', '1']],
  },
  { name: 'format and lint', commands: [[bin('@biomejs/biome/bin/biome'), 'ci', '.']] },
  {
    name: 'types of the scripts',
    commands: [[tsc, '--noEmit', '-p', 'scripts']],
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
  { name: 'packages by hash', commands: [[inRoot('scripts/check-supply.mjs')]] },
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
    const logFile = join(logs, `check-${step.name.replaceAll(' ', '-')}.log`)
    const complaint = await complaintOf(step, { processes, env, logFile })
    say(`${step.name}: ${complaint === null ? 'ok' : 'FAILED'} (${since(started)})`)
    if (complaint !== null) print(complaint)
    counts[complaint === null ? 'passed' : 'failed'] += 1
    if (complaint !== null) counts.failures.push(`  check: ${step.name}`)
  }
  await look(GENERATING)
  await pLimit(AT_ONCE).map(LOOKING, look)
  return counts
}

/**
 * @param {CheckStep} step
 * @param {{ processes: Processes, env: NodeJS.ProcessEnv, logFile: string }} tools
 * @returns {Promise<string | null>}
 */
async function complaintOf({ commands, unchanged = [] }, tools) {
  const before = unchanged.map(contentOf)
  for (const command of commands) {
    const env = { ...tools.env, GOGC: LESS_OFTEN }
    const { code, output } = await runCaptured(tools.processes, command, { ...tools, env })
    if (code !== 0) return output.slice(-10_000)
  }
  const changed = unchanged.filter((path, index) => contentOf(path) !== before[index])
  if (changed.length === 0) return null
  return `${changed.join(', ')} was out of date. It has been regenerated: review and commit it.`
}

/** @param {string} path */
function contentOf(path) {
  return existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null
}
