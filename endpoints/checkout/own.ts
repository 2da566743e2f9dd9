import type { PayloadRequest } from 'payload'

import { begun, kindOf, type View, view } from '@/endpoints/checkout/draft'
import { offerOfLink } from '@/src/domain/catalogue/pricing/offer-link'
import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import type { OwnCheckout } from '@/src/domain/payments/own-checkout'
import {
  begunCookie,
  draftCookie,
  OFFER_COOKIE,
  readCookie,
  SESSION_COOKIE,
  VIEWING_COOKIE,
} from '@/src/lib/http/cookies'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import type { User } from '@/src/payload-types'
import { savedBillingOf } from '@/src/queries/payments/saved-billing'
import { viewedCustomer } from '@/src/services/accounts/viewing/viewed-customer'
import { DRAFT_LIFETIME, findOpenDraftByHash, opensTo } from '@/src/services/checkout/draft'
import { listPaymentMethods } from '@/src/services/payments/gateways/list-payment-methods'
import { keptReads } from '@/src/services/platform/site-feed/kept-reads'

type Prepared = Pick<OwnCheckout<View>, 'draft' | 'asksSignIn'>

/** The draft that this browser prepares, as its owner sees it; nothing of it to anyone else. */
async function ownDraft(
  req: PayloadRequest,
  kind: DraftKind,
  user: User | null,
): Promise<Prepared> {
  const token = readCookie(req.headers, draftCookie(kind))
  const draft = token ? await findOpenDraftByHash(req.payload, kind, hashToken(token)) : null
  if (!draft) return { draft: null, asksSignIn: false }
  if (!opensTo(draft, user?.id)) return { draft: null, asksSignIn: user === null }
  return { draft: await view(req, kind, draft, true), asksSignIn: false }
}

/** The last link's, until the buyer has asked for an offer or taken it off. */
function offerFor(req: PayloadRequest, draft: View | null): string | null {
  if (draft && draft.answers.offer !== undefined) return null
  return offerOfLink(readCookie(req.headers, OFFER_COOKIE))
}

/** What a checkout's page asks for once it is there: all that is its visitor's own. */
export const ownCheckout = defineEndpoint({
  path: '/checkout/draft',
  method: 'get',
  isPrivate: true,
  handler: show,
})

/**
 * Whose session it is, by its cookie alone, as on pages: Payload wants to be told by the browser where a
 * request comes from, and older ones say nothing of a read. A foreign page was refused already.
 */
async function whoAsks({ payload, user, headers }: PayloadRequest) {
  const token = readCookie(headers, SESSION_COOKIE)
  if (user || !token) return user
  const authorization = `JWT ${token}`
  return (await payload.auth({ headers: new Headers({ authorization }) })).user
}

const methods = keptReads<readonly PaymentMethodView[]>()

async function show(req: PayloadRequest): Promise<Response> {
  const kind = kindOf(req)
  const signedIn = await whoAsks(req)
  const seen = readCookie(req.headers, VIEWING_COOKIE)
  const viewing = seen ? await viewedCustomer(req.payload, signedIn, seen) : null
  const user = viewing?.customer ?? signedIn
  const [{ draft, asksSignIn }, open] = await Promise.all([
    ownDraft(req, kind, user),
    methods('open', () => listPaymentMethods(req.payload)),
  ])
  const own: OwnCheckout<View> = {
    draft,
    asksSignIn,
    methods: open,
    prefill: user && {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      email: user.email,
      phone: user.phone ?? '',
    },
    savedBilling: savedBillingOf(user),
    isSignedIn: user !== null,
    offer: offerFor(req, draft),
    viewing: viewing && {
      id: viewing.customer.id,
      name: nameOf(viewing.customer),
      email: viewing.customer.email,
      endsAt: viewing.endsAt,
    },
  }
  return Response.json(own, { headers: noteBegun(req, kind, draft !== null || asksSignIn) })
}

const nameOf = ({ firstName, lastName, email }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** Has the page know beforehand whether to wait for a draft, where it is mistaken. */
function noteBegun(req: PayloadRequest, kind: DraftKind, isThere: boolean): Record<string, string> {
  const isNoted = readCookie(req.headers, begunCookie(kind)) !== undefined
  return isNoted === isThere ? {} : { 'set-cookie': begun(kind, isThere ? DRAFT_LIFETIME : 0) }
}
