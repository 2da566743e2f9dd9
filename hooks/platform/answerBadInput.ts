import { randomUUID } from 'node:crypto'

import { type AfterErrorHook, FileRetrievalError, ValidationError } from 'payload'

import { AppError, type FieldErrors, UNAVAILABLE } from '@/src/lib/errors'
import { troubleKeeping } from '@/src/lib/files/storage-trouble'
import { isDatabaseAway } from '@/src/lib/http/outage'
import { databaseRefusal, isBrokenJson, isBrokenOff, isBrokenUpload } from '@/src/lib/http/refusals'
import { log } from '@/src/lib/log'
import { recordRefusal } from '@/src/lib/watching/security-events'

const answer = (status: number, code: string, message: string, id?: string) => ({
  status,
  response: { error: { code, message, ...(id ? { id } : {}) }, errors: [{ message }] },
})

const TYPE_NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word (DOCX)',
}

const nameOfType = (type: string) =>
  TYPE_NAMES[type] ?? type.replace(/^.*\/|\+xml$/g, '').toUpperCase()

/** What a file should have been, where Payload says that the field "file" is invalid. */
function fileProblem(error: Error, types: readonly string[]): string | null {
  const isOfFile =
    error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'file')
  if (!isOfFile) return null
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(types.map(nameOfType))
  return `This file isn’t a ${list}. Save it as one of these and try again.`
}

/** What is wrong with which field, as Payload or a rule of ours says it. */
function fieldsIn(error: Error): FieldErrors | undefined {
  if (error instanceof AppError) return error.fields
  if (!(error instanceof ValidationError)) return undefined
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
}

/** A refusal in our shape, with what Payload's own forms read beside it. */
function refusal(error: AppError | ValidationError) {
  const { data, message, name, status } = error
  const code = error instanceof AppError ? error.code : 'invalid_input'
  const fields = fieldsIn(error)
  return {
    status,
    response: {
      error: { code, message, ...(fields && { fields }) },
      errors: [{ name, message, ...(data && { data }) }],
    },
  }
}

/**
 * The last word on an error of Payload's own endpoints: what the database refused as a value was
 * bad input, and anything else that is no one's fault outside gets an id to look up.
 */
export const answerBadInput: AfterErrorHook = async ({ collection, error, req }) => {
  await recordRefusal(req, error)
  const problem = fileProblem(error, collection?.upload.mimeTypes ?? [])
  if (problem) return answer(415, 'wrong_type', problem)
  if (databaseRefusal(error)) {
    return answer(400, 'bad_request', 'The request contains a value that does not fit its field.')
  }
  if (isBrokenOff(error))
    return answer(400, 'broken_off', 'The request did not arrive in full. Please try again.')
  if (isDatabaseAway(error)) {
    log.warn({ err: error }, 'the database does not answer')
    return answer(503, UNAVAILABLE.error.code, UNAVAILABLE.error.message)
  }
  if (isBrokenJson(error)) return answer(400, 'bad_request', 'The request is not valid JSON.')
  if (isBrokenUpload(error)) return answer(400, 'bad_request', 'The upload is not complete.')
  if (error instanceof FileRetrievalError)
    return answer(400, 'no_file', 'We could not fetch the file from its address.')
  if (error instanceof AppError || error instanceof ValidationError) return refusal(error)
  const trouble = await troubleKeeping(error)
  if (trouble) return answer(trouble.status, trouble.code, trouble.message)
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500
  if (status < 500) return
  const id = randomUUID()
  log.error({ err: error, id }, 'unexpected error')
  return answer(500, 'unexpected', 'Something went wrong. Please try again.', id)
}
