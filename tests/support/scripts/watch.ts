import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { onTestFinished } from 'vitest'

import { identify } from '@/scripts/support/processes/process-identity.mjs'

/** A folder that is gone after the test, and through which the database's own user may pass. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'charterdesk-scripts-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** As long as a busy machine may take for what is there at once on an idle one. */
const PATIENCE_MS = 30_000

/** Asks until the answer is something, and gives it. */
export async function eventually<T>(ask: () => T | Promise<T>): Promise<NonNullable<T>> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (Date.now() > until) throw new Error(`Nothing came within ${PATIENCE_MS} ms`)
    await sleep(20)
  }
}

export const isGone = (pid: number): boolean => identify(pid) === null

/** A program of ours, killed after the test at the latest, with what it says. */
export function run(file: string, ...args: string[]) {
  return runIn({}, file, ...args)
}

type Surroundings = { readonly env?: Record<string, string>; readonly cwd?: string }

/** The same in another folder, or with more in its environment. */
export function runIn({ env, cwd }: Surroundings, file: string, ...args: string[]) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended, output: () => output }
}
