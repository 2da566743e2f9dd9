import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'

import { makeDataFolder, openSecrets } from '../data-folder.mjs'
import { readEnvironment } from '../environment.mjs'
import { inRoot } from '../paths.mjs'
import { Refusal, report } from '../refusal.mjs'
import { runningAddress } from './running.mjs'

/** Gives this copy of the project a new secret, unless one is being replaced, and seals all with it. */
export async function replaceSecret() {
  try {
    readEnvironment()
    const secrets = process.env.PAYLOAD_SECRET ? null : openOwn()
    const command = ['scripts/with-env.mjs', 'tsx', 'scripts/keys/rotate-secret.ts']
    const { status } = spawnSync(process.execPath, command, { cwd: inRoot(), stdio: 'inherit' })
    if (status === 0) secrets?.change({ replacedAt: new Date().toISOString() })
    process.exitCode = status ?? 1
  } catch (error) {
    report(error)
    process.exitCode = 1
  }
}

/** @throws Refusal while this copy runs, whose processes would not know the new secret */
function openOwn() {
  if (runningAddress()) {
    throw new Refusal(
      'This copy of the project is running with the present secret.',
      'Stop it, run this command, then start it again.',
    )
  }
  makeDataFolder()
  const secrets = openSecrets()
  if (!secrets.previousSecret || secrets.replacedAt) {
    secrets.change({
      previousSecret: secrets.payloadSecret,
      payloadSecret: randomBytes(32).toString('hex'),
      replacedAt: undefined,
    })
  }
  return secrets
}
