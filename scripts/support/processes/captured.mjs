import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'

/**
 * Runs a Node.js program with its output kept in a file; answers with its exit code and that output.
 * @param {import('./processes.mjs').Processes} processes
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, logFile: string }} options
 */
export async function runCaptured(processes, args, { env, logFile }) {
  const log = openSync(logFile, 'w', 0o600)
  try {
    const plain = { ...env, NO_COLOR: '1', FORCE_COLOR: undefined }
    const code = await processes.run(process.execPath, args, { env: plain, stdio: log })
    return { code, output: readFileSync(logFile, 'utf8') }
  } finally {
    closeSync(log)
  }
}

/**
 * The last lines of a log, indented, for someone who has to find out what went wrong.
 * @param {string} file
 */
export function tail(file, lines = 60) {
  if (!existsSync(file)) return '  (nothing)'
  const text = readFileSync(file, 'utf8').trimEnd()
  return text
    .split('\n')
    .slice(-lines)
    .map((line) => `  ${line}`)
    .join('\n')
}
