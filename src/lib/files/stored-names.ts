import { z } from 'zod'

const name = z.string().nullish()

const record = z.object({
  filename: name,
  sizes: z.record(z.string(), z.object({ filename: name }).nullish()).nullish(),
})

/** The names of all files of a record: what was uploaded, and the sizes made of it. */
export function storedNames(document: unknown): string[] {
  const read = record.safeParse(document)
  if (!read.success) return []
  const sizes = Object.values(read.data.sizes ?? {})
  return [read.data.filename, ...sizes.map((size) => size?.filename)].flatMap((one) => one ?? [])
}
