import { childEnvironment } from '@/scripts/support/child-environment.mjs'
import { anyFree } from '@/scripts/support/ports.mjs'
import { createProcesses } from '@/scripts/support/processes/processes.mjs'
import { program } from '@/scripts/support/processes/programs.mjs'
import { isReadyWithin } from '@/scripts/support/processes/ready.mjs'
import { keepWebProcesses } from '@/scripts/support/processes/web-processes.mjs'
import { nextCommand } from '@/scripts/support/tools.mjs'

const WEBS = 2
const WORKERS = 2

/**
 * As much again of the site as one more machine would run: a front, web processes and workers on the
 * same database, the same build and the same files.
 */
export async function secondMachine() {
  const ports: number[] = []
  while (ports.length <= WEBS) ports.push(await anyFree())
  const port = String(await anyFree())
  const upstreams = ports.map((one) => `http://127.0.0.1:${one}`).join(',')
  const env = childEnvironment({
    NODE_ENV: 'production',
    PORT: port,
    WEB_UPSTREAMS: upstreams,
    LOG_LEVEL: 'warn',
  })
  const processes = createProcesses()
  const fail = (reason: Error) => console.error(reason.message)
  const kept = { env, stdio: 'ignore' } as const
  const web = keepWebProcesses({
    ...kept,
    processes,
    ports,
    count: WEBS,
    command: (one) => nextCommand('start', '-p', String(one), '-H', '127.0.0.1'),
    beforeRestart: async () => {},
    onGiveUp: fail,
  })
  const node = process.execPath
  processes.keep('front', node, program('front'), { ...kept, onGiveUp: fail })
  for (let made = 0; made < WORKERS; made += 1) {
    processes.keep('worker', node, program('worker'), kept)
  }
  const origin = `http://localhost:${port}`
  if (!(await isReadyWithin(origin, 150_000))) {
    await processes.stop()
    throw new Error('The second machine is not ready')
  }
  const answers = (one: number) =>
    fetch(`http://127.0.0.1:${one}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  /** How many of its web processes answer. */
  const ready = async () => (await Promise.all(ports.map(answers))).filter(Boolean).length
  return {
    origin,
    webs: () => web.pids().filter((pid) => pid !== null),
    ready,
    stop: processes.stop,
  }
}
