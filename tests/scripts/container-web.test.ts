import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { eventually, isGone, runIn, temporaryFolder } from '../support/scripts/watch'

const noting = (name: string) =>
  `require('node:fs').appendFileSync(process.env.NOTES, '${name} ' + process.pid + '\\n');`

test('in a container the front stays while the site fails, and all ends when it is told to', async () => {
  const root = temporaryFolder()
  const restarts = 'scripts/support/processes/restarts.mjs'
  mkdirSync(join(root, 'scripts/support/processes'), { recursive: true })
  for (const file of ['scripts/container-web.mjs', restarts]) cpSync(file, join(root, file))
  writeFileSync(join(root, 'front.cjs'), `${noting('front')} setInterval(() => {}, 1000)`)
  writeFileSync(join(root, 'server.js'), `${noting('site')} process.exit(3)`)
  const notes = join(root, 'notes')
  writeFileSync(notes, '')
  const started = (name: string) =>
    readFileSync(notes, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(name))
      .map((line) => Number(line.split(' ')[1]))

  const container = runIn({ cwd: root, env: { NOTES: notes } }, 'scripts/container-web.mjs')

  await eventually(() => started('site').length >= 3 && started('front').length > 0)
  expect(started('front')).toHaveLength(1)
  expect(started('front').some(isGone)).toBe(false)
  container.kill('SIGTERM')
  expect(await container.ended).toBe(0)
  expect(started('front').every(isGone)).toBe(true)
})
