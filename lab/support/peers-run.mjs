import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWhenOutdated } from '../../scripts/support/build.mjs'
import { childEnvironment } from '../../scripts/support/child-environment.mjs'
import { print } from '../../scripts/support/output.mjs'
import { firstFree } from '../../scripts/support/ports.mjs'
import { connectTo, createDatabase } from '../../scripts/support/postgres/database.mjs'
import { openThrowaway } from '../../scripts/support/postgres/throwaway.mjs'
import { atEnd, closeAll, fail, stopOnSignals } from '../../scripts/support/processes/lifecycle.mjs'
import { createProcesses } from '../../scripts/support/processes/processes.mjs'
import { prepareDatabase, startServers } from '../../scripts/support/processes/servers.mjs'
import { say, step } from '../../scripts/support/progress.mjs'
import { Refusal } from '../../scripts/support/refusal.mjs'
import { siteVariables } from '../../scripts/support/tests/site-variables.mjs'
import { typescript } from '../../scripts/support/tools.mjs'
import { installPeer } from '../bench/peers/install.mjs'
import { folderOf, LEFT_OF_OURS, PEERS } from '../bench/peers/peers.mjs'
import { comparison } from '../bench/peers/report.ts'
import { mebibytesOf } from '../bench/peers/usage.ts'
import { outputIn } from './bench-site-run.mjs'

/** @typedef {import('../../scripts/support/processes/processes.mjs').Processes} Processes */
/** @typedef {import('../../scripts/support/postgres/throwaway.mjs').Throwaway} Throwaway */
/** @typedef {import('../bench/peers/report.ts').Column} Column */
/** @typedef {import('../bench/peers/peers.mjs').PeerName} PeerName */
/** @typedef {{ path: string, body?: object }} First */

/**
 * @typedef {object} System one that is ready to be started
 * @property {string} name
 * @property {string} title
 * @property {string} origin
 * @property {string} database its name
 * @property {NodeJS.ProcessEnv} variables of what buys from it
 * @property {First} first
 * @property {string} left
 * @property {(processes: Processes) => () => { roots: number[], sandbox: number[] }} launch gives the numbers of what runs
 */

const OURS = 'ours'
const NAMES = [OURS, .../** @type {PeerName[]} */ (Object.keys(PEERS))]
const isTiny = process.env.BENCH_SIZE === 'tiny'
const REST_MS = isTiny ? 2_000 : 30_000
const LOOK_EACH_MS = 25
const STARTS_WITHIN_MS = 180_000

/**
 * Measures the product and its peers in the same run, one after the other, each in production mode on a
 * database of its own, and prints a table. A peer that cannot be had is left out.
 * @param {string[]} args names of what is measured; all without one
 */
export async function runPeers(args) {
  stopOnSignals(1)
  try {
    const names = args.length > 0 ? args : NAMES
    const unknown = names.find((name) => !NAMES.includes(name))
    if (unknown) throw new Refusal(`Unknown "${unknown}".`, `Use some of ${NAMES.join(', ')}.`)
    const throwaway = await step('Starting a throwaway database', openThrowaway)
    /** @type {Column[]} */
    const columns = []
    for (const name of names) {
      try {
        const prepared =
          name === OURS ? ours(throwaway) : peer(throwaway, /** @type {PeerName} */ (name))
        const measured = await measure(throwaway, await prepared)
        columns.push(...measured)
        print(comparison(measured)) // a run takes long, and may be ended before its last
      } catch (error) {
        say(`Left out: ${name}. ${error instanceof Error ? error.message : error}`)
      }
    }
    print(`\n${comparison(columns)}\n`)
    await closeAll()
    process.exit(columns.length > 0 ? 0 : 1)
  } catch (error) {
    await fail(error)
  }
}

/**
 * Ours. The payment sandbox stands for a gateway on other machines, so it has a PostgreSQL of its own that
 * no figure counts.
 * @param {Throwaway} context
 * @returns {Promise<System>}
 */
async function ours(context) {
  const apart = await openThrowaway()
  await createDatabase(apart.address('postgres'), 'sandbox')
  const database = 'charterdesk_peers'
  const variables = {
    ...(await siteVariables(context, database, 4800)),
    TRUST_PROXY: 'true', // each buyer comes from an address of their own
    LOG_LEVEL: 'warn',
  }
  const env = childEnvironment(variables)
  const output = outputIn(context.logs)
  await withProcesses(async (processes) => {
    await step('Preparing our database', () =>
      prepareDatabase(processes, {
        env: { ...env, INVENTED_SANCTIONS: '1' },
        stdio: output('prepare'),
      }),
    )
    const logFile = join(context.logs, 'build.log')
    await buildWhenOutdated({ processes, env, logFile, anyContent: true })
  })
  return {
    name: OURS,
    title: OURS,
    origin: variables.SITE_URL,
    database,
    variables,
    first: { path: '/api/packages?limit=1' },
    left: LEFT_OF_OURS,
    launch: (processes) => {
      const own = { ...env, DATABASE_OWNER_URL: apart.address('sandbox') }
      const { pids } = startServers({ processes, env: own, output, onGiveUp: fail })
      return () => {
        const { sandbox, ...rest } = pids()
        return { roots: known(Object.values(rest).flat()), sandbox: known(sandbox) }
      }
    },
  }
}

/** @param {(number | null | undefined)[]} pids */
const known = (pids) => pids.filter((pid) => typeof pid === 'number')

/**
 * @param {Throwaway} context
 * @param {PeerName} name
 * @returns {Promise<System>}
 */
async function peer(context, name) {
  const { title, fill, fillMode, run, first, left } = PEERS[name]
  const database = `peer_${name}`
  const log = join(folderOf(name), 'log') // stays after the run, for one who looks why it failed
  const port = await firstFree(4900)
  await createDatabase(context.address('postgres'), database)
  const variables = {
    DATABASE_URL: context.address(database),
    PORT: String(port),
    PAYLOAD_SECRET: 'bench',
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true', // it would look at the versions of this project
    LOG_LEVEL: 'warn', // as ours and the others
    MEDUSA_DISABLE_TELEMETRY: 'true',
    VENDURE_DISABLE_TELEMETRY: 'true',
  }
  mkdirSync(folderOf(name), { recursive: true })
  const stdio = openSync(log, 'w', 0o600)
  await withProcesses(async (processes) => {
    await step(`Installing ${title}`, () => installPeer(name, PEERS[name], { processes, log }))
    const env = childEnvironment(variables, fillMode)
    const code = await step('Filling its database', () =>
      processes.run(process.execPath, fill, { env, stdio }),
    )
    if (code !== 0) throw new Refusal(`Filling its database ended with ${code}. See ${log}.`)
  })
  return {
    name,
    title,
    origin: `http://127.0.0.1:${port}`,
    database,
    variables: {},
    first,
    left,
    launch: (processes) => {
      const env = childEnvironment(variables)
      const launched = run.map((args) => processes.launch(process.execPath, args, { env, stdio }))
      return () => ({ roots: known(launched.map(({ pid }) => pid)), sandbox: [] })
    },
  }
}

/**
 * Does something with processes of its own, which end with it.
 * @template T
 * @param {(processes: Processes) => Promise<T>} work
 */
async function withProcesses(work) {
  const processes = createProcesses()
  atEnd(processes.stop)
  try {
    return await work(processes)
  } finally {
    await processes.stop()
  }
}

/**
 * Starts a system, leaves it alone for a while, and has a process of its own buy from it.
 * @param {Throwaway} context
 * @param {System} system
 */
async function measure(context, system) {
  const { name, title, origin, first, left } = system
  const file = join(context.folder, `${name}.json`)
  const { start, code } = await withProcesses(async (processes) => {
    const began = performance.now()
    const running = system.launch(processes)
    await step(`Starting ${title}`, () => firstAnswer(origin, first))
    const seconds = (performance.now() - began) / 1000
    await step('Leaving it alone', () => pause(REST_MS))
    const { roots, sandbox } = running()
    const start = { seconds, mebibytes: mebibytesOf(roots) }
    const facts = {
      ...{ name, origin, left, roots, sandbox, postmaster: context.pid, figures: file },
      database: context.address(system.database),
      cluster: context.address('postgres'),
      log: join(context.logs, 'postgres.log'),
    }
    const code = await step('Buying', () =>
      processes.run(process.execPath, typescript('lab/bench/peers/drive.ts'), {
        env: childEnvironment({ ...system.variables, BENCH_PEER: JSON.stringify(facts) }),
      }),
    )
    return { start, code }
  })
  await dropDatabase(context, system.database)
  if (code !== 0) throw new Refusal(`Buying ended with ${code}.`)
  /** @type {Record<string, import('../bench/peers/figures-of-peer.ts').Figures>} */
  const measured = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(measured).map(([of, figures]) =>
    of === name ? { ...figures, title, start } : { ...figures, title: of },
  )
}

/**
 * @param {string} origin
 * @param {First} first
 */
async function firstAnswer(origin, { path, body }) {
  const request = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  for (const end = Date.now() + STARTS_WITHIN_MS; Date.now() < end; await pause(LOOK_EACH_MS)) {
    const answer = await fetch(`${origin}${path}`, request).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    if (answer?.ok) return
  }
  throw new Refusal(`No answer came from ${origin}${path}.`)
}

/**
 * @param {Throwaway} context
 * @param {string} database
 */
async function dropDatabase(context, database) {
  const client = await connectTo(context.address('postgres'))
  await client.query(`drop database if exists ${client.escapeIdentifier(database)} with (force)`)
  await client.end()
}
