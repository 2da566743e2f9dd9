/**
 * PostgreSQL's class 22 (data exception): the value can't be what the column holds; and what
 * Payload's adapter writes for a comparison that makes no sense of such a column.
 */
const DATA_EXCEPTION = /^(?:22|42601|42804|42883)/

/** Of a preference that is not there, Payload's adapter deletes by a table that it never joined. */
const NOTHING_TO_DELETE = /^missing FROM-clause entry for table "[\da-f]{8}_/

/** Whether an error, or what caused it, is the database refusing a value. */
export function databaseRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof RangeError && error.message === 'Invalid time value') return true // no date
  if ('code' in error && typeof error.code === 'string' && DATA_EXCEPTION.test(error.code))
    return true
  if (NOTHING_TO_DELETE.test(error.message)) return true
  return databaseRefusal(error.cause)
}

/** JSON in a field of a form, which Payload reads without a look at whether it is any. */
export const isBrokenJson = (error: unknown): boolean =>
  error instanceof SyntaxError && /JSON/.test(error.message)

/** What the reader of multipart uploads says of one that is cut off or no upload at all. */
const BROKEN =
  /^(?:Unexpected end of (?:form|file|multipart data)|Malformed|Multipart: |Unsupported content type|Request is not eligible for file upload|Expected response from the upload handler)/i

export function isBrokenUpload(error: unknown): boolean {
  return error instanceof Error && BROKEN.test(error.message)
}

/** What a reader of a body says when the sender went away in its middle. */
const BROKEN_OFF = new Set(['ABORT_ERR', 'UND_ERR_ABORTED', 'ERR_STREAM_PREMATURE_CLOSE'])

/** Whether an error, or what caused it, is the other side ending the request before its end. */
export function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'AbortError' || error.name === 'ResponseAborted') return true
  const code = 'code' in error ? String(error.code) : ''
  if (BROKEN_OFF.has(code)) return true
  if (code === 'ECONNRESET' && error.message === 'aborted') return true
  return isBrokenOff(error.cause)
}
