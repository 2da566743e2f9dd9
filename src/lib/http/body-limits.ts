import { CV_MAX_BYTES } from '@/src/domain/careers/cv-rules'
import { FACT_FILE_BYTES } from '@/src/domain/catalogue/fact-editing/fee-text'
import { CONTENT_FILE_BYTES } from '@/src/domain/content/editing/content-file'
import { UPLOAD_MAX_BYTES } from '@/src/domain/documents/upload-rules'
import { LEAD_FILE_BYTES } from '@/src/domain/leads/lead-change'
import { CAMPAIGN_LIST_BYTES } from '@/src/domain/marketing/campaign-status'
import { FORM_FILE_BYTES } from '@/src/domain/papers/official/form-file-bytes'
import { REDIRECT_FILE_BYTES } from '@/src/domain/platform/redirects/redirect-file'
import { SCREENING_FILE_BYTES } from '@/src/domain/screening/screening'
import { ATTACHMENT_LIMIT } from '@/src/domain/support/attachment-rules'
import { readCookie, SESSION_COOKIE } from '@/src/lib/http/cookies'
import { isSessionToken } from '@/src/lib/sessions/session-token'

const KILOBYTE = 1024

/** The largest body of a request that uploads nothing, in bytes. */
export const BODY_LIMIT = 1024 * KILOBYTE
export const ENVELOPE_BYTES = 128 * KILOBYTE
const RECORD_BYTES = BODY_LIMIT

export const MESSAGE_LIMIT = ATTACHMENT_LIMIT.bytes + ENVELOPE_BYTES
export const DOCUMENT_LIMIT = UPLOAD_MAX_BYTES + ENVELOPE_BYTES
export const FACT_FILE_LIMIT = FACT_FILE_BYTES + ENVELOPE_BYTES
export const REDIRECT_FILE_LIMIT = REDIRECT_FILE_BYTES + ENVELOPE_BYTES
export const SCREENING_FILE_LIMIT = SCREENING_FILE_BYTES + ENVELOPE_BYTES
/** A blank official form. */
export const FORM_FILE_LIMIT = FORM_FILE_BYTES + ENVELOPE_BYTES
const LEAD_FILE_LIMIT = LEAD_FILE_BYTES + ENVELOPE_BYTES
/** The texts of the site. */
const CONTENT_FILE_LIMIT = CONTENT_FILE_BYTES + ENVELOPE_BYTES
export const APPLICATION_LIMIT = CV_MAX_BYTES + ENVELOPE_BYTES
/** A file that anyone may have verified. */
export const VERIFY_LIMIT = UPLOAD_MAX_BYTES + ENVELOPE_BYTES
/** A record of the back-office with its file. */
export const RECORD_LIMIT = UPLOAD_MAX_BYTES + RECORD_BYTES

/** A list of addresses, as many as a hundred thousand. */
const ADDRESS_LIST_LIMIT = 4 * 1024 * KILOBYTE + ENVELOPE_BYTES
const CAMPAIGN_LIMIT = CAMPAIGN_LIST_BYTES + RECORD_BYTES

/** As much as Meta’s overview of WhatsApp’s webhooks says that it sends at once. */
const WHATSAPP_LIMIT = 3 * 1024 * KILOBYTE

type UploadRoute = {
  readonly path: RegExp
  readonly bytes: number
  /** People without an account send files there as well. */
  readonly isOpen?: true
  /** What it takes comes as JSON, not as a form with files. */
  readonly isJson?: true
}

/** Every address that takes much, files nearly all, with the most that one request to it may weigh. */
const UPLOADS: readonly UploadRoute[] = [
  { path: /^\/api\/documents\/upload\/?$/, bytes: DOCUMENT_LIMIT },
  { path: /^\/api\/careers\/[^/]+\/apply\/?$/, bytes: APPLICATION_LIMIT, isOpen: true },
  { path: /^\/api\/signing\/verify\/?$/, bytes: VERIFY_LIMIT, isOpen: true },
  { path: /^\/api\/signing\/[^/]+\/scan\/?$/, bytes: DOCUMENT_LIMIT },
  { path: /^\/api\/state-(?:facts|fees)\/import(?:\/check)?\/?$/, bytes: FACT_FILE_LIMIT },
  { path: /^\/api\/seo\/redirects\/import(?:\/check)?\/?$/, bytes: REDIRECT_FILE_LIMIT },
  { path: /^\/api\/screening\/list\/?$/, bytes: SCREENING_FILE_LIMIT },
  { path: /^\/api\/official-forms\/[^/]+\/load\/?$/, bytes: FORM_FILE_LIMIT },
  { path: /^\/api\/leads\/import(?:\/check)?\/?$/, bytes: LEAD_FILE_LIMIT },
  { path: /^\/api\/visual-editor\/import(?:\/check)?\/?$/, bytes: CONTENT_FILE_LIMIT },
  { path: /^\/api\/support\/tickets(?:\/[^/]+\/messages)?\/?$/, bytes: MESSAGE_LIMIT },
  { path: /^\/api\/orders\/[^/]+\/step\/?$/, bytes: RECORD_LIMIT },
  { path: /^\/api\/tickets\/[^/]+\/answer\/?$/, bytes: MESSAGE_LIMIT },
  { path: /^\/api\/mail\/suppressions\/import\/?$/, bytes: ADDRESS_LIST_LIMIT, isJson: true },
  { path: /^\/api\/marketing\/campaigns\/save\/?$/, bytes: CAMPAIGN_LIMIT },
  {
    path: /^\/api\/(?:media|evidence|documents|jobApplications)(?:\/[^/]+)?\/?$/,
    bytes: RECORD_LIMIT,
  },
]

const routeOf = (pathname: string) => UPLOADS.find(({ path }) => path.test(pathname))

/** How many bytes the body of a request to a path may have, no matter who sends it. */
export function bodyLimit(pathname: string): number {
  return routeOf(pathname)?.bytes ?? BODY_LIMIT
}

/** What the head of a request says about who sends it, and what. */
type Sending = {
  readonly authorization?: string | null | undefined
  readonly cookie?: string | null | undefined
  readonly 'content-type'?: string | null | undefined
}

const WHATSAPP = /^\/api\/whatsapp\/webhook\/?$/

const FORM = /^\s*multipart\//i

const SESSION_HEADER = /^(?:JWT|Bearer) (\S+)$/

const hasSession = ({ authorization, cookie }: Sending): boolean =>
  [
    SESSION_HEADER.exec(authorization ?? '')?.[1],
    readCookie({ get: () => cookie ?? null }, SESSION_COOKIE),
  ].some((token) => token !== undefined && isSessionToken(token))

/**
 * How many bytes the body of this very request may have. A larger form takes a session or an open path, and
 * WhatsApp signs what it sends: what is no form is read whole before anyone is asked whether it may be sent. Only applicants send files
 * without a session: staff send records, customers documents and tickets; a guest's ticket takes words
 * alone.
 */
export function bodyLimitFor(pathname: string, head: Sending): number {
  if (WHATSAPP.test(pathname)) return WHATSAPP_LIMIT
  const route = routeOf(pathname)
  if (!route || !(route.isJson || FORM.test(head['content-type'] ?? ''))) return BODY_LIMIT
  return route.isOpen || hasSession(head) ? route.bytes : BODY_LIMIT
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
