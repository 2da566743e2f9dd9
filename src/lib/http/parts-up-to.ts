/** The parts of a body as they come, none beyond the limit. @throws what `tooLarge` gives */
export async function* partsUpTo(
  body: ReadableStream<Uint8Array> | null | undefined,
  limit: number,
  tooLarge: () => Error,
): AsyncGenerator<Uint8Array> {
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      throw tooLarge()
    }
    yield part.value
  }
}
