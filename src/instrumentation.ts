/** Refuses to start on an environment that is not usable, saying what is wrong with it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  try {
    await import('@/src/lib/env')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const { allowRepeatedRenders } = await import('@/src/lib/http/repeated-renders')
  allowRepeatedRenders()
}
