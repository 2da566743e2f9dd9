import { z } from 'zod'

import { ApiError } from '@/sandbox/payments/http/api-error'

/** Reads a JSON body by its schema, an empty one as `{}`. @throws ApiError 400 in words. */
export function readJson<Schema extends z.ZodType>(schema: Schema, body: string): z.infer<Schema> {
  let value: unknown
  try {
    value = JSON.parse(body === '' ? '{}' : body)
  } catch {
    throw new ApiError(400, 'The body is not JSON.')
  }
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ApiError(400, z.prettifyError(read.error))
}
