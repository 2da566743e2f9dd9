import config from '@payload-config'
import { getPayload } from 'payload'

import { checkoutPath } from '@/src/domain/checkout/draft-kind'
import { draftCookie, setCookie } from '@/src/lib/cookies'
import { DRAFT_LIFETIME, findDraft, findOpenDraft } from '@/src/services/draft'
import { readResumeLink } from '@/src/services/resume-link'

function leadTo(location: string, cookie?: string): Response {
  const headers = new Headers({
    location,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  if (cookie) headers.set('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/**
 * Where the mailed link back to a checkout leads: turns the key in it into the cookie, so that it
 * stays in no history, and goes on at the step where the purchase was left.
 */
export async function GET(request: Request): Promise<Response> {
  const sealed = new URL(request.url).searchParams.get('token') ?? ''
  const opened = readResumeLink(sealed, new Date())
  if (!opened) return leadTo('/checkout/resume/expired')
  const { kind, token } = opened
  const payload = await getPayload({ config })
  const draft = await findOpenDraft(payload, kind, token)
  if (!draft) {
    const isOver = (await findDraft(payload, kind, token)) !== null
    return leadTo(`/checkout/resume/${isOver ? 'completed' : 'expired'}`)
  }
  const cookie = setCookie(draftCookie(kind), token, { maxAge: DRAFT_LIFETIME })
  return leadTo(`${checkoutPath(kind)}?step=${encodeURIComponent(draft.step)}`, cookie)
}
