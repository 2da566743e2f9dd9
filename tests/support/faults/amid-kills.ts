import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const WORKERS = 4

/** A worker of its own, of a program that says when it is ready and ends when nothing is left. */
const worker = (program: string, env: Readonly<Record<string, string>>): ChildProcess =>
  fork(program, {
    execArgv: [], // none of the test runner's own
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

/** Has four workers do all there is; one of them is killed now and then, and replaced. */
export async function workAmidKills(
  program: string,
  kills: number,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  let killsLeft = kills
  const lane = async () => {
    for (;;) {
      const child = worker(program, env)
      const exit = once(child, 'exit')
      await Promise.race([once(child, 'message'), exit])
      if (killsLeft > 0) {
        killsLeft -= 1
        await Promise.race([sleep(300 + Math.random() * 1500), exit])
        child.kill('SIGKILL')
      }
      await exit
      if (child.signalCode === null) return
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, lane))
}
