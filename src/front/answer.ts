import type { Answer, Asked } from '@/src/front/exchange'
import type { Refusal } from '@/src/front/refusal'
import { refusalPage } from '@/src/front/refusal-page'
import { REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'

const COMMON = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
}

/** A person looks at it: a page was asked for, not data. */
function isForPerson({ url, raw }: Asked): boolean {
  return !url.startsWith('/api/') && (raw.headers.accept ?? '').includes('text/html')
}

/** Answers a request at the front: people get a page, programs our error shape. */
export function answerRefusal(request: Asked, reply: Answer, refusal: Refusal): void {
  const { status, code, message, headers = {}, closes } = refusal
  for (const name of Object.keys(reply.getHeaders())) {
    if (name !== REQUEST_ID_HEADER) reply.removeHeader(name)
  }
  reply.code(status)
  for (const [name, value] of Object.entries({ ...COMMON, ...headers })) reply.header(name, value)
  if (closes) reply.header('connection', 'close')
  const isPage = isForPerson(request)
  reply.header('content-type', `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`)
  reply.send(
    isPage ? refusalPage(refusal, request.method) : JSON.stringify({ error: { code, message } }),
  )
}
