import { randomUUID } from 'node:crypto'

import { APIError, ValidationError } from 'payload'
import type { z } from 'zod'

import { isDatabaseAway, RETRY_AFTER } from '@/src/lib/http/outage'
import { isBrokenJson, isBrokenOff, isBrokenUpload } from '@/src/lib/http/refusals'
import { log } from '@/src/lib/log'

export type FieldErrors = Record<string, string>

/** The body of every answer that is not a success. */
export type ErrorBody = {
  error: { code: string; message: string; fields?: FieldErrors; id?: string }
}

/** An expected failure: a stable code, words a person can act on, and the HTTP status. */
export class AppError extends APIError {
  /** Seconds to wait before the same may be tried again. */
  readonly retryAfter: number | undefined = undefined

  constructor(
    readonly code: string,
    message: string,
    status = 400,
    readonly fields?: FieldErrors,
  ) {
    const errors = Object.entries(fields ?? {}).map(([path, words]) => ({ path, message: words }))
    super(message, status, errors.length > 0 ? { errors } : undefined, true) // as Payload's forms read it
  }
}

/** The failed fields of a parse, each with its first message, by dotted path. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return fields
}

/** The answer to a form of which these fields are wrong. */
export const invalidInput = (fields: FieldErrors): AppError =>
  new AppError('invalid_input', 'Please check the form and try again.', 422, fields)

/** The answer to a form of which one field is wrong: the same words above it and beside the field. */
export const wrongField = (field: string, words: string, code = 'invalid_input'): AppError =>
  new AppError(code, words, 422, { [field]: words })

/** What Payload's own rules refuse, beside its field. */
export async function withFields<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const fields = Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
    throw invalidInput(fields)
  }
}

/** Parses input from outside. @throws AppError 422 `invalid_input` naming each wrong field. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw invalidInput(fieldErrors(parsed.error))
}

const BROKEN_OFF: ErrorBody = {
  error: { code: 'broken_off', message: 'The request did not arrive in full. Please try again.' },
}

const BROKEN: ErrorBody = {
  error: { code: 'bad_request', message: 'The request is not valid.' },
}

export const UNAVAILABLE: ErrorBody = {
  error: { code: 'unavailable', message: 'We will be back in a moment. Please try again.' },
}

/** What Payload itself refuses, in our shape. */
function refused({ message, status }: APIError): Response {
  const body: ErrorBody = { error: { code: 'bad_request', message } }
  return Response.json(body, { status })
}

function unavailable(error: unknown): Response {
  log.warn({ err: error }, 'the database does not answer')
  const headers = { 'retry-after': String(RETRY_AFTER) }
  return Response.json(UNAVAILABLE, { status: 503, headers })
}

/** The one way an error leaves the server: expected ones as they are, others as an id to look up. */
export function errorResponse(error: unknown, extra: Record<string, unknown> = {}): Response {
  if (error instanceof AppError) {
    const { code, message, fields } = error
    const body: ErrorBody = { error: { code, message, ...(fields ? { fields } : {}) } }
    const headers = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : undefined
    return Response.json({ ...body, ...extra }, { status: error.status, headers })
  }
  if (isBrokenOff(error)) return Response.json(BROKEN_OFF, { status: 400 })
  if (isDatabaseAway(error)) return unavailable(error)
  if (isBrokenUpload(error) || isBrokenJson(error)) return Response.json(BROKEN, { status: 400 })
  if (error instanceof APIError && error.status < 500) return refused(error)
  const id = randomUUID()
  log.error({ err: error, id }, 'unexpected error')
  const body: ErrorBody = {
    error: { code: 'unexpected', message: 'Something went wrong. Please try again.', id },
  }
  return Response.json(body, { status: 500 })
}
