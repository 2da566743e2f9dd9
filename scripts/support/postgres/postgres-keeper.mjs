import { countFailures, MOST_FAILURES, wordsFor } from '../processes/restarts.mjs'
import { say, since, sleep } from '../progress.mjs'
import { asRefusal, Refusal } from '../refusal.mjs'
import { startPostgres } from './postgres.mjs'

/** @typedef {import('./postgres.mjs').PostgresOptions} PostgresOptions */
/** @typedef {import('../processes/restarts.mjs').Ending} Ending */

/**
 * Starts a PostgreSQL as `startPostgres` does and keeps it: after a crash it comes back on the same
 * port, where everybody looks for it, however often. `onGiveUp` is told of the fifth failure in a row, for a caller
 * who gives up then.
 *
 * @param {Omit<PostgresOptions, 'onCrash'> & { onGiveUp: (reason: Refusal) => void }} options
 */
export async function keepPostgres({ onGiveUp, onLaunch, ...options }) {
  const count = countFailures()
  let isOver = false
  let stopCurrent = async () => {}
  onLaunch(async () => {
    isOver = true
    await stopCurrent()
  })

  /** @param {number} [port] */
  const start = (port) =>
    startPostgres({
      ...options,
      ...(port && { port }),
      onLaunch: (stop) => {
        stopCurrent = stop
      },
      onCrash: (ending) => startAgain(wordsFor(ending)),
    })

  /** @param {string} reason */
  async function startAgain(reason) {
    const began = Date.now()
    if (isOver) return
    const { failures, pause } = count.add()
    if (failures === MOST_FAILURES) onGiveUp(gaveUp(reason, options.logFile))
    say(`The database stopped unexpectedly (${reason}). Restarting it in ${pause / 1000} s.`)
    await sleep(pause)
    if (isOver) return
    try {
      await start(server.port)
      say(`The database is back after ${since(began)}.`)
    } catch (error) {
      if (!isOver) await startAgain(asRefusal(error)?.message ?? String(error))
    }
  }

  const server = await start()
  return server
}

/**
 * @param {string} reason
 * @param {string} logFile
 */
function gaveUp(reason, logFile) {
  return new Refusal(
    `The database stopped ${MOST_FAILURES} times in a row. Last reason: ${reason}.`,
    `Its output is in ${logFile}. Fix the cause, then run the same command again.`,
  )
}
