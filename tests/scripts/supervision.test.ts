import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { countFailures } from '@/scripts/support/processes/restarts.mjs'

import { eventually, isGone, run, temporaryFolder } from '../support/scripts/watch'

const SUPERVISOR = 'tests/support/scripts/supervisor.mjs'

const NOTE = `
  import { appendFileSync } from 'node:fs'
  appendFileSync(process.env.NOTES, process.pid + '\\n')
`
const STAYS = `${NOTE} setInterval(() => {}, 1000)`
const FAILS = `${NOTE} process.exit(3)`
/** As Next's development server does. */
const STARTS_ANOTHER = `${NOTE}
  import { spawn } from 'node:child_process'
  spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(STAYS)}])
  setInterval(() => {}, 1000)
`
const DEAF = `process.on('SIGTERM', () => {}); ${STAYS}`

function supervise(program: string, ...more: string[]) {
  const notes = join(temporaryFolder(), 'pids')
  const supervisor = run(SUPERVISOR, notes, program, ...more)
  const pids = () =>
    existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean).map(Number) : []
  const started = (number: number) => eventually(() => pids()[number - 1])
  return { ...supervisor, pids, started }
}

test('a process that is killed is back within seconds, and says what happened', async () => {
  const supervisor = supervise(STAYS)
  const first = await supervisor.started(1)

  process.kill(first, 'SIGKILL')

  expect(await supervisor.started(2)).not.toBe(first)
  expect(supervisor.output()).toContain('The child stopped unexpectedly (killed')
})

test('what a killed process had started itself is gone before it starts again', async () => {
  const supervisor = supervise(STARTS_ANOTHER)
  const [first, its] = [await supervisor.started(1), await supervisor.started(2)]

  process.kill(first, 'SIGKILL')
  await supervisor.started(3)

  expect(isGone(its)).toBe(true)
})

test('a caller who gives up at the fifth failure in a row says so in words', async () => {
  const supervisor = supervise(FAILS, 'gives up')

  expect(await supervisor.ended).toBe(1)
  expect(supervisor.pids()).toHaveLength(5)
  expect(supervisor.output()).toContain(
    'The child stopped 5 times in a row. Last reason: exit code 3.',
  )
})

test('nothing ends for what keeps failing: it is tried on and on', async () => {
  const supervisor = supervise(FAILS)

  await supervisor.started(6)
  expect(supervisor.output()).toContain('The child keeps stopping (exit code 3)')
  supervisor.kill('SIGTERM')
  expect(await supervisor.ended).toBe(0)
})

test.each([
  ['a process', STAYS, 1],
  ['a process and what it started', STARTS_ANOTHER, 2],
])('when the supervisor is killed, %s ends too', async (_what, program, count) => {
  const supervisor = supervise(program)
  await supervisor.started(count)

  supervisor.kill('SIGKILL')

  await eventually(() => supervisor.pids().every(isGone))
})

test('when the supervisor is killed, a process that is deaf to SIGTERM ends too', async () => {
  const supervisor = supervise(DEAF)
  const child = await supervisor.started(1)

  supervisor.kill('SIGKILL')

  await eventually(() => isGone(child))
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops everything', async (signal) => {
  const supervisor = supervise(STAYS)
  const child = await supervisor.started(1)

  supervisor.kill(signal)

  expect(await supervisor.ended).toBe(0)
  expect(isGone(child)).toBe(true)
})

test('pauses grow to half a minute, until a process has run for a minute', () => {
  let now = 0
  const count = countFailures(() => now)
  const fail = (ranFor: number) => {
    now += ranFor
    const { pause } = count.add()
    now += pause
    return pause / 1000
  }

  const pauses = Array.from({ length: 8 }, () => fail(59_000))
  expect(pauses).toEqual([0.25, 1, 2, 4, 8, 16, 30, 30])
  expect(fail(60_001)).toBe(0.25)
})
