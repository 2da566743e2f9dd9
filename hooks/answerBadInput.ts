import { randomUUID } from 'node:crypto'
import type { AfterErrorHook } from 'payload'
import { log } from '@/src/lib/log'
import { databaseRefusal, isBrokenUpload } from '@/src/lib/refusals'

const answer = (status: number, code: string, message: string, id?: string) => ({
  status,
  response: { error: { code, message, ...(id ? { id } : {}) }, errors: [{ message }] },
})

/**
 * The last word on an error of Payload's own endpoints: what the database refused as a value was
 * bad input, and anything else that is nobody's fault outside gets an id to look up.
 */
export const answerBadInput: AfterErrorHook = ({ error }) => {
  if (databaseRefusal(error)) {
    return answer(400, 'bad_request', 'The request holds a value that does not fit its field.')
  }
  if (isBrokenUpload(error)) return answer(400, 'bad_request', 'The upload is not complete.')
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500
  if (status < 500) return
  const id = randomUUID()
  log.error({ err: error, id }, 'unexpected error')
  return answer(500, 'unexpected', 'Something went wrong. Please try again.', id)
}
