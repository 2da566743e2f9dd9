import { randomBytes } from 'node:crypto'
import { openSync } from 'node:fs'
import { join } from 'node:path'

import { buildWhenOutdated } from '../../scripts/support/build.mjs'
import { childEnvironment } from '../../scripts/support/child-environment.mjs'
import { writeWhole } from '../../scripts/support/data-folder.mjs'
import { firstFree } from '../../scripts/support/ports.mjs'
import { keepPostgres } from '../../scripts/support/postgres/postgres-keeper.mjs'
import { openThrowawayFolder } from '../../scripts/support/postgres/throwaway.mjs'
import { atEnd, fail } from '../../scripts/support/processes/lifecycle.mjs'
import { createProcesses } from '../../scripts/support/processes/processes.mjs'
import { waitUntilReady } from '../../scripts/support/processes/ready.mjs'
import { prepareDatabase, startServers } from '../../scripts/support/processes/servers.mjs'
import { step } from '../../scripts/support/progress.mjs'
import { siteVariables } from '../../scripts/support/tests/site-variables.mjs'

/** @typedef {ReturnType<typeof startServers>} Servers */
/** @typedef {ReturnType<typeof openThrowawayFolder>} Place */

const DATABASE = 'charterdesk_chaos'
const WEB_PROCESSES = 2
const WORKERS = 2
const OWN_BUILD = '.next-chaos'

/**
 * Starts the whole product in a folder of its own, kept running as `npm start` keeps it: a PostgreSQL
 * with the settings of every day, for what a killed one forgets is the question, two web processes
 * behind the front, two workers and the sandbox.
 * @param {string | null} build the folder of a build that is there already
 */
export async function openShop(build) {
  const place = openThrowawayFolder()
  const postgres = await step('Starting the database', () => startPostgres(place))
  const notes = join(place.folder, 'processes.json')
  /** @type {Servers | null} */
  let servers = null
  const note = () => servers && writeWhole(notes, JSON.stringify(servers.pids()))
  const processes = createProcesses({ onChange: () => setImmediate(note) })
  atEnd(processes.stop)

  const variables = await shopVariables({ ...place, ...postgres })
  const env = childEnvironment({ ...variables, NEXT_DIST_DIR: build ?? OWN_BUILD })
  /** @param {string} name */
  const output = (name) => openSync(join(place.logs, `${name}.log`), 'a', 0o600)
  await step('Preparing the database', () =>
    prepareDatabase(processes, {
      env: { ...env, INVENTED_SANCTIONS: '1' },
      stdio: output('prepare'),
    }),
  )
  const logFile = join(place.logs, 'build.log')
  if (!build) await buildWhenOutdated({ processes, env, logFile, anyContent: true })
  servers = startServers({ processes, env, output, workers: WORKERS, onGiveUp: fail })
  note()
  await step('Starting the shop', () => waitUntilReady(variables.SITE_URL))
  return { processes, env, logs: place.logs, notes, postmaster: postmasterOf(place) }
}

/** @param {Place} place */
const postgresIn = ({ folder }) => join(folder, 'postgres')

/** @param {Place} place where PostgreSQL writes its number, again with each start */
const postmasterOf = (place) => join(postgresIn(place), 'postmaster.pid')

/** @param {Place} place */
async function startPostgres(place) {
  let stop = async () => {}
  atEnd(() => stop())
  return keepPostgres({
    folder: postgresIn(place),
    account: place.account,
    password: randomBytes(16).toString('hex'),
    logFile: join(place.logs, 'postgres.log'),
    onLaunch: (stopServer) => {
      stop = stopServer
    },
    onGiveUp: fail,
  })
}

/** @param {Parameters<typeof siteVariables>[0]} context */
async function shopVariables(context) {
  const variables = await siteVariables(context, DATABASE, 4900)
  const ports = [Number(variables.WEB_PORT)]
  while (ports.length <= WEB_PROCESSES) ports.push(await firstFree((ports.at(-1) ?? 0) + 1))
  return {
    ...variables,
    WEB_UPSTREAMS: ports.map((port) => `http://127.0.0.1:${port}`).join(','),
    WEB_PROCESSES: String(WEB_PROCESSES),
    TRUST_PROXY: 'true', // each buyer comes from an address of their own, or limits would stop them
    LOG_LEVEL: 'warn',
  }
}
