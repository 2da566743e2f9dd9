/**
 * PostgreSQL's class 22 (data exception): the value can't be what the column holds; and what
 * Payload's adapter writes for a comparison that makes no sense of such a column.
 */
const DATA_EXCEPTION = /^(?:22|42601|42804|42883)/

/** Whether an error, or what caused it, is the database refusing a value. */
export function databaseRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof RangeError && error.message === 'Invalid time value') return true // no date
  if ('code' in error && typeof error.code === 'string' && DATA_EXCEPTION.test(error.code))
    return true
  return databaseRefusal(error.cause)
}

/** What the reader of multipart uploads says of one that is cut off or no upload at all. */
const BROKEN =
  /^(?:Unexpected end of (?:form|file|multipart data)|Malformed|Multipart: |Unsupported content type)/i

export function isBrokenUpload(error: unknown): boolean {
  return error instanceof Error && BROKEN.test(error.message)
}
