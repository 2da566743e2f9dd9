import { AppError } from '@/src/lib/errors'

/** Sent with every answer that holds details: no cache may store it. */
export const PRIVATE = { 'cache-control': 'private, no-store' }

type Missing = { readonly path: string; readonly message: string }

/**
 * Answers a change of details with what is kept now, under the name the form expects.
 *
 * @throws AppError 422 `incomplete`, with a message beside each field that is missing
 */
export function answerDetails(body: object, missing: readonly Missing[]): Response {
  if (missing.length === 0) return Response.json(body, { headers: PRIVATE })
  const fields = Object.fromEntries(missing.map(({ path, message }) => [path, message]))
  throw new AppError('incomplete', 'Some details are still missing.', 422, fields)
}
