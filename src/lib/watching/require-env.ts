/**
 * Ends a process whose environment is not usable, saying what is wrong. A file of its own: `process.exit`
 * in src/instrumentation.ts makes Next.js warn of the edge runtime with each page that it compiles.
 */
export async function requireEnv(): Promise<void> {
  try {
    await import('@/src/lib/env')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
