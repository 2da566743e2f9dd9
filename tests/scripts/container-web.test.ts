import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { eventually, isGone, runIn, temporaryFolder } from '../support/scripts/watch'

const noting = (name: string) =>
  `process.getBuiltinModule('node:fs').appendFileSync(process.env.NOTES, '${name} ' + process.pid + '\\n');`

const WAITING = 'setInterval(() => {}, 1000)'

/** A folder with what the image `web` holds, and these two programs in place of the front and the site. */
function container({ front, site }: { readonly front: string; readonly site: string }) {
  const root = temporaryFolder()
  const restarts = 'scripts/support/processes/restarts.mjs'
  mkdirSync(join(root, 'scripts/support/processes'), { recursive: true })
  for (const file of ['scripts/container-web.mjs', restarts]) cpSync(file, join(root, file))
  writeFileSync(join(root, 'front.mjs'), front)
  writeFileSync(join(root, 'server.js'), site)
  const notes = join(root, 'notes')
  writeFileSync(notes, '')
  const lines = () => readFileSync(notes, 'utf8').split('\n').filter(Boolean)
  return {
    noted: () => lines().map((line) => line.split(' ')[0]),
    started: (name: string) =>
      lines()
        .filter((line) => line.startsWith(name))
        .map((line) => Number(line.split(' ')[1])),
    run: () => runIn({ cwd: root, env: { NOTES: notes } }, 'scripts/container-web.mjs'),
  }
}

test('in a container the front stays while the site fails, and all ends when it is told to', async () => {
  const { started, run } = container({
    front: `${noting('front')} ${WAITING}`,
    site: `${noting('site')} process.exit(3)`,
  })

  const running = run()

  await eventually(() => started('site').length >= 3 && started('front').length > 0)
  expect(started('front')).toHaveLength(1)
  expect(started('front').some(isGone)).toBe(false)
  running.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  expect(started('front').every(isGone)).toBe(true)
})

test('the site ends after the front, whose last requests it answers', async () => {
  const ending = (name: string, ms: number) =>
    `process.on('SIGTERM', () => setTimeout(() => { ${noting(`${name}-over`)} process.exit(0) }, ${ms}));`
  const { noted, run } = container({
    front: `${ending('front', 300)} ${noting('front')} ${WAITING}`,
    site: `${ending('site', 0)} ${noting('site')} ${WAITING}`,
  })
  const running = run()
  await eventually(() => noted().length === 2)

  running.kill('SIGTERM')

  expect(await running.ended).toBe(0)
  expect(noted().slice(2)).toEqual(['front-over', 'site-over'])
})
