import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { identify, record } from '@/scripts/support/processes/process-identity.mjs'

import { copyOfProject } from '../support/scripts/project-copy'

const OPEN = `
  const { openInstance } = await import('./scripts/support/processes/instance.mjs')
  await openInstance()
  process.exit(0)
`

/** A process that no one looks after any more. */
function orphan(): number {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: 'ignore',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid ?? 0
}

const start = (root: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', OPEN], { cwd: root })

test('the next start ends what a killed one left running, and forgets where that one ran', () => {
  const root = copyOfProject()
  const left = orphan()
  const dead = { pid: 2 ** 22 - 1, identity: 'of an earlier time' }
  mkdirSync(join(root, '.data'))
  const file = (name: string) => join(root, '.data', name)
  writeFileSync(file('start.lock'), JSON.stringify({ ...dead, children: [record(left)] }))
  writeFileSync(file('running.json'), JSON.stringify({ ...dead, SITE_URL: 'http://localhost' }))

  start(root)

  expect(identify(left)).toBe(null)
  expect(existsSync(file('running.json'))).toBe(false)
})

test('a number that was given to another process since is left alone', () => {
  const root = copyOfProject()
  const other = orphan()
  mkdirSync(join(root, '.data'))
  writeFileSync(
    join(root, '.data/start.lock'),
    JSON.stringify({ pid: 1, identity: 'x', children: [{ pid: other, identity: 'x' }] }),
  )

  start(root)

  expect(identify(other)).not.toBe(null)
})
