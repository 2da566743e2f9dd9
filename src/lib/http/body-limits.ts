import { FACT_FILE_BYTES } from '@/src/domain/catalogue/fact-editing/fact-file'
import { UPLOAD_MAX_BYTES } from '@/src/domain/documents/upload-rules'
import { LEAD_FILE_BYTES } from '@/src/domain/leads/lead-file'
import { ATTACHMENT_LIMIT } from '@/src/domain/support/attachment-rules'

const KILOBYTE = 1024

/** The largest body of a request that uploads nothing, in bytes. */
export const BODY_LIMIT = 1024 * KILOBYTE
/** What a form weighs besides its files. */
export const ENVELOPE_BYTES = 128 * KILOBYTE
/** What a record weighs besides its file. */
const RECORD_BYTES = BODY_LIMIT

/** A message with its files. */
export const MESSAGE_LIMIT = ATTACHMENT_LIMIT.bytes + ENVELOPE_BYTES
/** One file of a customer. */
export const DOCUMENT_LIMIT = UPLOAD_MAX_BYTES + ENVELOPE_BYTES
/** The file of all states' facts. */
export const FACT_FILE_LIMIT = FACT_FILE_BYTES + ENVELOPE_BYTES
/** A list of leads. */
const LEAD_FILE_LIMIT = LEAD_FILE_BYTES + ENVELOPE_BYTES
/** A record of the back-office with its file. */
export const RECORD_LIMIT = UPLOAD_MAX_BYTES + RECORD_BYTES

/** A list of addresses, as many as a hundred thousand. */
const ADDRESS_LIST_LIMIT = 4 * 1024 * KILOBYTE + ENVELOPE_BYTES

type UploadRoute = { readonly path: RegExp; readonly bytes: number }

/** Every address that takes files, with the most that one request to it may weigh. */
const UPLOADS: readonly UploadRoute[] = [
  { path: /^\/api\/documents\/upload\/?$/, bytes: DOCUMENT_LIMIT },
  { path: /^\/api\/state-(?:facts|fees)\/import(?:\/check)?\/?$/, bytes: FACT_FILE_LIMIT },
  { path: /^\/api\/leads\/import(?:\/check)?\/?$/, bytes: LEAD_FILE_LIMIT },
  { path: /^\/api\/support\/tickets(?:\/[^/]+\/messages)?\/?$/, bytes: MESSAGE_LIMIT },
  { path: /^\/api\/orders\/[^/]+\/step\/?$/, bytes: RECORD_LIMIT },
  { path: /^\/api\/tickets\/[^/]+\/answer\/?$/, bytes: MESSAGE_LIMIT },
  { path: /^\/api\/mail\/suppressions\/import\/?$/, bytes: ADDRESS_LIST_LIMIT },
  { path: /^\/api\/(?:media|documents|jobApplications)(?:\/[^/]+)?\/?$/, bytes: RECORD_LIMIT },
]

/** How many bytes the body of a request to a path may have, whoever sends it. */
export function bodyLimit(pathname: string): number {
  return UPLOADS.find(({ path }) => path.test(pathname))?.bytes ?? BODY_LIMIT
}

/** What the head of a request says about who sends it. */
export type Credentials = {
  readonly authorization?: string | null | undefined
  readonly cookie?: string | null | undefined
}

const SESSION = /(?:^|;)\s*payload-token=[^;\s]/

/**
 * The same for those who show a session. Nobody sends files without one: staff their records,
 * customers their documents and tickets; a guest's ticket takes words alone.
 */
export function bodyLimitFor(pathname: string, sender: Credentials): number {
  const isSignedIn = Boolean(sender.authorization) || SESSION.test(sender.cookie ?? '')
  return isSignedIn ? bodyLimit(pathname) : BODY_LIMIT
}

/** How many pieces a form may have, whatever their size: fields and files. */
export const FORM_LIMITS = {
  files: 10,
  fields: 50,
  parts: 60,
  fieldNameSize: 200,
  fieldSize: RECORD_BYTES,
  headerPairs: 50,
} as const
