import { untilDatabaseAnswers } from '../postgres/database.mjs'
import { Refusal } from '../refusal.mjs'
import { nextCommand } from '../tools.mjs'
import { bundlePrograms, program } from './programs.mjs'
import { keepWebProcesses } from './web-processes.mjs'

/** @typedef {import('./processes.mjs').Processes} Processes */
/** @typedef {import('./processes.mjs').Output} Output */

/** What running jobs get to finish in. */
const WORKER_ENDS_WITHIN_MS = 8_000
const OWN_ADDRESS = '127.0.0.1'

/**
 * Bundles the programs, creates or migrates the database's tables, and fills an empty one.
 * @param {Processes} processes
 * @param {import('./processes.mjs').LaunchOptions} options
 */
export async function prepareDatabase(processes, options) {
  await bundlePrograms()
  const code = await processes.run(process.execPath, program('prepare'), options)
  if (code === 0) return
  throw new Refusal(
    'The database could not be prepared. See the reason above.',
    'Fix the cause, then run the same command again.',
  )
}

/**
 * Starts, after `prepareDatabase`, the front with the site behind it, the worker and, where it may run, the payment sandbox,
 * and keeps them running. Answers with what replaces the site's processes, and the workers, by those
 * of another build, and with the number of each process, null while it is being restarted.
 * @param {object} options
 * @param {Processes} options.processes
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(name: string) => Output} [options.output] where each of them writes
 * @param {(reason: Refusal) => void} [options.onGiveUp] told when the site has failed five times in a
 *   row, for a caller who gives up then; otherwise what failed is tried on and on
 * @param {'start' | 'dev'} [options.mode]
 * @param {number} [options.workers] how many do the background work
 */
export function startServers({ processes, env, output, onGiveUp, mode = 'start', workers = 1 }) {
  const node = process.execPath
  const owned = env
  env = { ...env } // what serves has neither the owner's address nor the front's
  delete env.DATABASE_OWNER_URL
  delete env.DATABASE_FRONT_URL
  const beforeRestart = () => untilDatabaseAnswers(env.DATABASE_URL ?? '')
  /** @param {string} name */
  const options = (name) => ({ env, stdio: output?.(name), beforeRestart })
  const hasFront = env.FRONT !== 'off'
  const host = hasFront ? OWN_ADDRESS : (env.WEB_HOST ?? OWN_ADDRESS)
  const web = keepWebProcesses({
    ...options('web'),
    processes,
    ...webPlaces(env),
    command: (port) => nextCommand(mode, '-p', String(port), '-H', host),
    onGiveUp,
  })
  // it answers for the others while the database is away, so it does not wait for it
  const fronts = (hasFront ? ['front'] : []).map((name) =>
    processes.keep(name, node, program('front'), {
      env: frontEnvironment(owned),
      stdio: output?.(name),
      onGiveUp,
    }),
  )
  const kept = Array.from({ length: workers }, () =>
    processes.keep('worker', node, program('worker'), options('worker')),
  )
  const sandboxes = (env.CHARTERDESK_SANDBOX === 'on' ? ['sandbox'] : []).map((name) =>
    processes.keep(`payment ${name}`, node, program('sandbox'), {
      ...options(name),
      env: { ...env, DATABASE_URL: owned.DATABASE_OWNER_URL ?? owned.DATABASE_URL },
    }),
  )
  return {
    pids: () => ({
      front: fronts.map((one) => one.pid()),
      web: web.pids(),
      worker: kept.map((one) => one.pid()),
      sandbox: sandboxes.map((one) => one.pid()),
    }),
    /** @param {string} dist the folder of the build */
    replace: async (dist) => {
      await web.replaceAll(dist)
      for (const worker of kept) worker.restart(WORKER_ENDS_WITHIN_MS)
    },
  }
}

/**
 * What the outermost process gets: it reads what changed of the site, and no files.
 * @param {NodeJS.ProcessEnv} env
 */
function frontEnvironment(env) {
  const open = Object.entries(env).filter(([name]) => !/^(?:S3|DATABASE)_/.test(name))
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_FRONT_URL } = env
  const database = DATABASE_FRONT_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL
  return { ...Object.fromEntries(open), DATABASE_URL: database }
}

/**
 * The ports of the web processes, and how many of them are used at once.
 * @param {NodeJS.ProcessEnv} env
 */
function webPlaces({ WEB_UPSTREAMS, WEB_PORT, WEB_PROCESSES }) {
  const ports = WEB_UPSTREAMS
    ? WEB_UPSTREAMS.split(',').map((origin) => Number(new URL(origin).port))
    : [Number(WEB_PORT)]
  return { ports, count: Math.min(ports.length, Number(WEB_PROCESSES || 1)) }
}
