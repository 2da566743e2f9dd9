/** Where Drizzle and PostgreSQL put what was to be stored: people's words, addresses, hashes. */
const VALUES = ['params', 'detail', 'where'] as const

/** PostgreSQL's class 22 repeats the value that it refuses. */
const REPEATS_VALUE = /^22/

/** A message's part that names no value. */
function plainMessage(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`
  const isRefusal = 'code' in error && REPEATS_VALUE.test(String(error.code))
  return isRefusal ? error.message.replace(/".*"/s, '"…"') : error.message
}

/**
 * Returns the given error, once no value that a statement carried can be read in it or in what caused it: not
 * in its message or stack, and by no one who lists what it holds. Payload still asks for `detail`.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const message = plainMessage(error)
  if (message !== error.message) {
    const { stack = '' } = error
    const frames = stack.indexOf(error.message) + error.message.length
    error.stack = `${error.name}: ${message}${stack.slice(frames)}`
    error.message = message
  }
  for (const name of VALUES) {
    if (Object.hasOwn(error, name)) Object.defineProperty(error, name, { enumerable: false })
  }
  withoutValues(error.cause)
  return error
}
