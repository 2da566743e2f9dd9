import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { childEnvironment } from '../../scripts/support/child-environment.mjs'
import { print } from '../../scripts/support/output.mjs'
import { firstFree } from '../../scripts/support/ports.mjs'
import { openThrowaway } from '../../scripts/support/postgres/throwaway.mjs'
import { atEnd, closeAll, fail, stopOnSignals } from '../../scripts/support/processes/lifecycle.mjs'
import { createProcesses } from '../../scripts/support/processes/processes.mjs'
import { waitUntilReady } from '../../scripts/support/processes/ready.mjs'
import { startServers } from '../../scripts/support/processes/servers.mjs'
import { say, step } from '../../scripts/support/progress.mjs'
import { Refusal } from '../../scripts/support/refusal.mjs'
import { siteVariables } from '../../scripts/support/tests/site-variables.mjs'
import { nextCommand, typescript } from '../../scripts/support/tools.mjs'
import { SAME_SIZE } from '../bench/site/bare-app.mjs'
import { notedRows, noteRow, tableOf } from '../bench/table/rows.ts'
import { measureStart } from '../bench/table/start.mjs'
import { outputIn, prepareSite, startBare } from './bench-site-run.mjs'

/** @typedef {import('../../scripts/support/processes/processes.mjs').Processes} Processes */
/** @typedef {import('../../scripts/support/postgres/throwaway.mjs').Throwaway} Throwaway */
/** @typedef {Throwaway & { processes: Processes }} Context */
/** @typedef {Awaited<ReturnType<typeof benchVariables>>} Variables */

const DATABASE = 'charterdesk_bench'
const BARE_PORT = 4700
const QUIET_MS = 30_000

/**
 * @typedef {object} Piece
 * @property {string} program
 * @property {number} [webProcesses]
 * @property {boolean} [withBare] a static page of Next is served beside the site
 * @property {NodeJS.ProcessEnv} [inTable] what it is told where it is one of many
 */

/** What can be measured by itself. */
const PIECES = new Map(
  Object.entries(
    /** @type {Record<string, Piece>} */ ({
      checkouts: { program: 'checkouts', webProcesses: 3 },
      dashboard: { program: 'dashboard' },
      'back-office': {
        program: 'back-office',
        inTable: {
          BENCH_ONLY:
            'API,Orders: all,Orders: four,Orders: last,Users: all,Users: search,Audit log: all',
        },
      },
      leads: {
        program: 'leads',
        inTable: { BENCH_ONLY: 'not converted,all,by value,step and score,search' },
      },
      content: { program: 'content' },
      front: { program: 'front', withBare: true },
      geo: { program: 'geo' },
      packet: { program: 'packet' },
      landing: { program: 'table/landing', withBare: true },
      'place-settle': { program: 'table/place-settle' },
      'sign-in': { program: 'table/sign-in' },
      jobs: { program: 'table/jobs' },
    }),
  ),
)
const START = 'start'
const TABLE = [START, 'landing', 'sign-in', 'jobs', 'place-settle', 'leads', 'back-office']

/** @param {string[]} args */
function asked(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rows: { type: 'string' } },
  })
  const names = positionals.length > 0 ? positionals : ['table']
  const known = [...PIECES.keys(), START]
  const unknown = names.find((name) => name !== 'table' && !known.includes(name))
  if (unknown) {
    throw new Refusal(`Unknown bench "${unknown}".`, `Use "table", or some of ${known.join(', ')}.`)
  }
  if (values.rows && !/^[1-9]\d{0,7}$/.test(values.rows)) {
    throw new Refusal(`"${values.rows}" is no number of rows.`, 'Use one such as 100000.')
  }
  const isTable = names.length > 1 || names[0] === 'table'
  return { isTable, names: names[0] === 'table' ? TABLE : names, rows: values.rows }
}

/**
 * Measures one thing, or one after the other, against a production build and the payment sandbox, and
 * prints what there is of it in one table: our figure, what others take for the same work in the same
 * run, and the target. Absolute figures say more of the machine than of us.
 * @param {string[]} args names of what is to be measured, all of the table without one; `--rows` is
 *   how many the long lists have
 */
export async function runBench(args) {
  stopOnSignals(1)
  try {
    const { isTable, names, rows } = asked(args)
    const throwaway = await step('Starting a throwaway database', openThrowaway)
    const processes = createProcesses()
    atEnd(processes.stop)
    const context = { ...throwaway, processes }
    const variables = await benchVariables(context)
    process.env.BENCH_ROWS = join(throwaway.folder, 'rows')
    const { origins, bare } = await startAll(context, variables, names)
    const codes = []
    for (const name of names.filter((one) => one !== START)) {
      const piece = PIECES.get(name)
      if (isTable) say(`Measuring: ${name}`)
      const code = await processes.run(
        process.execPath,
        typescript(`lab/bench/${piece?.program}.ts`),
        {
          env: childEnvironment({
            ...variables,
            ...(isTable && piece?.inTable),
            ...(rows && { BENCH_MANY: rows }),
            BENCH_ORIGINS: origins.join(','),
            ...(bare && { BENCH_STATIC: `${bare}${SAME_SIZE}` }),
          }),
        },
      )
      if (code !== 0 && isTable) noteRow({ what: name, figure: `ended with ${code}`, isMet: false })
      codes.push(code)
    }
    const isMissed = showTable()
    await closeAll()
    process.exit(isMissed ? 1 : Math.max(0, ...codes))
  } catch (error) {
    await fail(error)
  }
}

/** Gives whether a target was missed. */
function showTable() {
  const rows = notedRows(process.env.BENCH_ROWS ?? '')
  if (rows.length > 0) print(`\n${tableOf(rows)}\n`)
  return rows.some(({ isMet }) => isMet === false)
}

/** @param {Throwaway} context */
async function benchVariables(context) {
  return {
    ...(await siteVariables(context, DATABASE, 4800)),
    TRUST_PROXY: 'true', // each buyer comes from an address of their own, or limits would measure us
    LOG_LEVEL: 'warn',
  }
}

/**
 * Builds and starts the site, and what it is compared with; gives the origins of both.
 * @param {Context} context
 * @param {Variables} variables
 * @param {string[]} names
 */
async function startAll(context, variables, names) {
  const { logs } = context
  const { env, output } = await prepareSite(context, variables)
  if (names.includes(START)) {
    const bare = await measureStart({
      env: { ...env, ...variables },
      logs,
      launch: (own) => startServers({ processes: own, env, output, onGiveUp: fail }),
      barePort: await firstFree(BARE_PORT),
      quietMs: QUIET_MS,
    })
    return { origins: [variables.SITE_URL], bare }
  }
  const origins = await startSite(context, variables, webProcessesOf(names))
  const isBeside = names.some((name) => PIECES.get(name)?.withBare)
  return { origins, bare: isBeside ? await startBare(context, variables.SITE_URL) : null }
}

/** @param {string[]} names */
const webProcessesOf = (names) =>
  Math.max(...names.map((name) => PIECES.get(name)?.webProcesses ?? 1))

/**
 * @param {Context} context
 * @param {Variables} variables
 * @param {number} webProcesses
 */
async function startSite({ processes, logs }, variables, webProcesses) {
  const env = childEnvironment(variables)
  const output = outputIn(logs)
  startServers({ processes, env, output, onGiveUp: fail })
  const origins = [variables.SITE_URL]
  let last = Number(variables.PORT)
  while (origins.length < webProcesses) {
    last = await firstFree(last + 1)
    const port = String(last)
    processes.keep('site', process.execPath, nextCommand('start', '-p', port), {
      env: { ...env, PORT: port, WEB_PORT: port },
      stdio: output(`web-${port}`),
      onGiveUp: fail,
    })
    origins.push(`http://localhost:${port}`)
  }
  await step('Starting the site', () => Promise.all(origins.map(waitUntilReady)))
  return origins
}
