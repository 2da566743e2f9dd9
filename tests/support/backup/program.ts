import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { z } from 'zod'

import { bundled } from '@/tests/support/scripts/bundled'

const failed = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

const isOurs = (file: string) => /^(?:scripts|tests)\/.+\.ts$/.test(file)

/** What Node.js is given to run a program: ours in one file, as translating 2,000 takes eight times as long. */
export const commandOf = async (file: string): Promise<string[]> =>
  isOurs(file) ? [await bundled(file, inject('databases').programs)] : ['--import', 'tsx', file]

/** Runs a program of the project with another environment; how it ended, and what it said. */
export async function program(file: string, args: readonly string[], variables: object = {}) {
  const options = { env: { ...process.env, NODE_ENV: 'production' as const, ...variables } }
  const command = [...(await commandOf(file)), ...args]
  const run = promisify(execFile)(process.execPath, command, options)
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => {
      const { code, stdout, stderr } = failed.parse(error)
      return { code, said: `${stdout}${stderr}` }
    },
  )
}
