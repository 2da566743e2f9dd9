import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { copyOfProject } from '../support/scripts/project-copy'

const PROGRAM = `
  const { announceRunning, runningEnvironment } = await import('./scripts/support/processes/running.mjs')
  const { makeDataFolder, openSecrets } = await import('./scripts/support/data-folder.mjs')
  const { instanceVariables } = await import('./scripts/support/child-environment.mjs')
  const { ownAddresses } = await import('./scripts/support/postgres/own-addresses.mjs')
  makeDataFolder()
  const secrets = openSecrets()
  secrets.change({ previousSecret: 'the secret before, of many characters' })
  const variables = instanceVariables({
    database: ownAddresses('postgres://127.0.0.1:5544/charterdesk', secrets),
    secrets: openSecrets(),
    ports: { front: 3000, web: [3300, 3301], sandbox: 3100 },
  })
  announceRunning(variables, { mode: 'start', dist: '.next' })
  console.log(JSON.stringify({ variables, again: runningEnvironment() }))
  process.exit(0)
`

const environments = z.object({
  variables: z.record(z.string(), z.string()),
  again: z.record(z.string(), z.string()),
})

test('what is noted of a running copy holds no secret, and other commands find them all the same', () => {
  const root = copyOfProject()
  const { DATABASE_URL, PAYLOAD_SECRET, ...env } = process.env
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: root,
    env,
    encoding: 'utf8',
  })

  const { variables, again } = environments.parse(JSON.parse(said))
  expect(again).toEqual(variables)
  const noted = readFileSync(join(root, '.data/running.json'), 'utf8')
  const secrets = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(root, '.data/secrets.json'), 'utf8')))
  expect(Object.keys(secrets)).toHaveLength(5)
  for (const [name, secret] of Object.entries(secrets)) expect(noted, name).not.toContain(secret)
  expect(noted).not.toContain(variables.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)
})
