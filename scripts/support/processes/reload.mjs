import { buildWhenOutdated } from '../build.mjs'
import { childEnvironment } from '../child-environment.mjs'
import { readEnvironment } from '../environment.mjs'
import { inData, inRoot } from '../paths.mjs'
import { say, step } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'
import { atEnd, end, fail, stopOnSignals } from './lifecycle.mjs'
import { takeLock } from './lock.mjs'
import { createProcesses } from './processes.mjs'
import { askToReplace } from './reload-request.mjs'
import { runningCopy } from './running.mjs'
import { prepareDatabase } from './servers.mjs'

/**
 * Brings the running site to what the source says now: migrates, builds into the folder that is not
 * served from, and has the running copy replace its web processes one after the other.
 */
export async function reload() {
  stopOnSignals(1)
  try {
    readEnvironment()
    const { pid, served, environment } = servingCopy()
    const lock = takeLock(inData('reload.lock'))
    if (lock.heldBy) throw new Refusal('A reload is going on already.', 'Wait until it is done.')
    atEnd(lock.release)
    const processes = createProcesses()
    atEnd(processes.stop)
    const env = childEnvironment(environment)
    await step('Preparing the database', () => prepareDatabase(processes, { env }))
    const dist = await buildWhenOutdated({
      processes,
      env,
      logFile: inData('logs/build.log'),
      inUse: served.dist,
    })
    await step('Replacing the web processes', () => askToReplace(pid, dist))
    say('Done. The front keeps running as it is: after changes to it, stop and start everything.')
    await end(0)
  } catch (error) {
    await fail(error)
  }
}

function servingCopy() {
  const copy = runningCopy()
  if (!copy) throw new Refusal(`Nothing runs from ${inRoot()}.`, 'Use "npm start".')
  if (copy.served?.mode !== 'start') {
    throw new Refusal('The development server shows changes by itself.', 'It needs no reload.')
  }
  if (process.env.FRONT === 'off') {
    throw new Refusal(
      'Without the front, web processes cannot be replaced unnoticed.',
      'Stop the site and start it again.',
    )
  }
  return copy
}
