import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { answerForm } from '@/endpoints/platform/form'
import { offerOfLink } from '@/src/domain/catalogue/pricing/offer-text'
import type { DraftView, PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { checkoutPath, DRAFT_KINDS, type DraftKind } from '@/src/domain/checkout/draft-kind'
import { draftAnswers } from '@/src/domain/checkout/formation-answers'
import { resumeInput } from '@/src/domain/checkout/resume-input'
import { serviceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { SERVICE_STEP_NAMES } from '@/src/domain/checkout/service-steps'
import type { ServiceDraftView } from '@/src/domain/checkout/service-view'
import type { OwnCheckout } from '@/src/domain/payments/own-checkout'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { typedLine } from '@/src/domain/vocabulary/text/typed-text'
import { AppError, parseInput } from '@/src/lib/errors'
import {
  begunCookie,
  draftCookie,
  OFFER_COOKIE,
  readCookie,
  SESSION_COOKIE,
  setCookie,
  VIEWING_COOKIE,
} from '@/src/lib/http/cookies'
import { bodyOf, get, patch, post } from '@/src/lib/http/endpoint'
import { placeOf } from '@/src/lib/place/place-of'
import { hashToken } from '@/src/lib/secrets'
import { userBehind } from '@/src/lib/sessions/user-behind'
import type { CheckoutDraft, User } from '@/src/payload-types'
import { savedBillingOf } from '@/src/queries/payments/saved-billing'
import { viewedCustomer } from '@/src/services/accounts/viewing/viewed-customer'
import {
  answersOf,
  beginDraft,
  DRAFT_LIFETIME,
  type DraftInput,
  findOpenDraft,
  findOpenDraftByHash,
  opensTo,
  saveDraft,
  viewDraft,
  viewServiceDraft,
} from '@/src/services/checkout/draft'
import { hashOfLink, mailResumeLink, readResumeLink } from '@/src/services/checkout/resume-link'
import { listPaymentMethods } from '@/src/services/payments/gateways/list-payment-methods'
import { limitRate } from '@/src/services/platform/limit-rate'
import { keptReads } from '@/src/services/platform/site-feed/kept-reads'
import { continueDraft } from '@/src/services/purchase/place/continue-draft'

const continueInput = z.object({
  token: z.string().max(2000),
  email: typedLine(254).default(''),
})

/** The button on the page of a resume link: this browser goes on with the order, no other can. */
export const continueEndpoint = post(
  '/checkout/continue',
  answerForm('/checkout/resume', async (req, sent) => {
    const { token: sealed, email } = parseInput(continueInput, sent)
    const link = readResumeLink(sealed, new Date())
    if (!link) throw new AppError('expired', 'This link no longer works.', 410)
    await limitRate(req, 'resume-link', hashOfLink(link))
    const { user } = req
    const { draft, token } = await continueDraft(req.payload, link, {
      user: user && { ...user, isVerified: Boolean(user.emailVerifiedAt) },
      held: readCookie(req.headers, draftCookie(link.kind)),
      email,
    })
    const cookie = setCookie(draftCookie(link.kind), token, { maxAge: DRAFT_LIFETIME })
    const page = `${checkoutPath(link.kind)}?step=${encodeURIComponent(draft.step)}`
    return { body: { redirect: page }, page, headers: new Headers({ 'set-cookie': cookie }) }
  }),
)

const formationInput = z.object({ step: z.enum(STEP_NAMES), answers: draftAnswers })
const serviceInput = z.object({ step: z.enum(SERVICE_STEP_NAMES), answers: serviceDraftAnswers })

const kindSchema = z.object({ kind: z.enum(DRAFT_KINDS, 'This checkout does not exist') })

/** Which checkout asks; the formation's where it does not say. */
export function kindOf(req: PayloadRequest): DraftKind {
  return parseInput(kindSchema, { kind: req.searchParams.get('kind') ?? 'formation' }).kind
}

async function inputOf(req: PayloadRequest, kind: DraftKind): Promise<DraftInput> {
  const body = await bodyOf(req)
  return kind === 'formation' ? parseInput(formationInput, body) : parseInput(serviceInput, body)
}

export type View = DraftView | ServiceDraftView

/** A draft as its owner sees it. */
export const view = (
  { payload }: PayloadRequest,
  kind: DraftKind,
  draft: CheckoutDraft,
): Promise<View> =>
  kind === 'formation' ? viewDraft(payload, draft) : viewServiceDraft(payload, draft)

type Kept = { readonly draft: CheckoutDraft; readonly token: string }

/** In the draft that the cookie opens, else in a new one: a made-up cookie opens none. */
async function keep(
  req: PayloadRequest,
  kind: DraftKind,
  cookie: string | undefined,
  input: DraftInput,
): Promise<Kept> {
  const draft = await saveDraft(req.payload, kind, cookie, input, req.user?.id)
  if (draft && cookie) return { draft, token: cookie }
  await limitRate(req, 'draft')
  return beginDraft(req.payload, kind, input, req.user?.id)
}

/** Codes can be guessed: each that is new to the draft is a try. */
async function limitOffers(
  req: PayloadRequest,
  kind: DraftKind,
  cookie: string | undefined,
  offer: string | null | undefined,
): Promise<void> {
  if (!offer) return
  const draft = await findOpenDraft(req.payload, kind, cookie, req.user?.id)
  if (draft && answersOf(draft).offer === offer) return
  await limitRate(req, 'offer', cookie && hashToken(cookie))
}

/** Tells the page whether there is a draft to wait for. */
export const begun = (kind: DraftKind, maxAge: number) =>
  setCookie(begunCookie(kind), '1', { maxAge, httpOnly: false })

async function save(req: PayloadRequest): Promise<Response> {
  const kind = kindOf(req)
  const input = await inputOf(req, kind)
  const cookie = readCookie(req.headers, draftCookie(kind))
  await limitOffers(req, kind, cookie, input.answers.offer)
  const { draft, token } = await keep(req, kind, cookie, input)
  const headers = new Headers()
  headers.append('set-cookie', setCookie(draftCookie(kind), token, { maxAge: DRAFT_LIFETIME }))
  headers.append('set-cookie', begun(kind, DRAFT_LIFETIME))
  return Response.json({ draft: await view(req, kind, draft) }, { headers })
}

/** A purchase being prepared: kept on the server, opened by a cookie that only its owner has. */
export const draftEndpoint = patch('/checkout/draft', save)

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
  return { draft: await view(req, kind, draft), asksSignIn: false }
}

/** The last link's, until the buyer has asked for an offer or taken it off. */
function offerFor(req: PayloadRequest, draft: View | null): string | null {
  if (draft && draft.answers.offer !== undefined) return null
  return offerOfLink(readCookie(req.headers, OFFER_COOKIE))
}

/** What a checkout's page asks for once it is there: all that is its visitor's own. */
export const ownCheckout = get('/checkout/draft', show, { isPrivate: true })

/**
 * Whose session it is, by its cookie alone, as on pages: Payload wants to be told by the browser where a
 * request comes from, and older ones say nothing of a read. A foreign page was refused already.
 */
async function whoAsks({ payload, user, headers }: PayloadRequest) {
  const token = readCookie(headers, SESSION_COOKIE)
  if (user || !token) return user
  const authorization = `JWT ${token}`
  return userBehind(payload, new Headers({ authorization }))
}

const methods = keptReads<readonly PaymentMethodView[]>()

async function show(req: PayloadRequest): Promise<Response> {
  const kind = kindOf(req)
  const signedIn = await whoAsks(req)
  const seen = readCookie(req.headers, VIEWING_COOKIE)
  const viewing = seen ? await viewedCustomer(req.payload, signedIn, seen) : null
  const user = viewing?.customer ?? signedIn
  const [{ draft, asksSignIn }, { country }, open] = await Promise.all([
    ownDraft(req, kind, user),
    placeOf(req.headers),
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
    livesIn: viewing ? null : country,
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

const nameOf = (user: User): string => fullName(user) || user.email

/** Has the page know beforehand whether to wait for a draft, where it is mistaken. */
function noteBegun(req: PayloadRequest, kind: DraftKind, isThere: boolean): Record<string, string> {
  const isNoted = readCookie(req.headers, begunCookie(kind)) !== undefined
  return isNoted === isThere ? {} : { 'set-cookie': begun(kind, isThere ? DRAFT_LIFETIME : 0) }
}

/**
 * *Email me a link to continue*: mails the draft that this browser's cookie opens.
 *
 * Whether the address is known to us plays no part, so the answer tells nothing of it.
 */
export const resumeEndpoint = post('/checkout/resume', async (req) => {
  const { email, kind } = parseInput(resumeInput, await bodyOf(req))
  await limitRate(req, 'resume', email)
  const token = readCookie(req.headers, draftCookie(kind))
  const draft = await findOpenDraft(req.payload, kind, token, req.user?.id)
  if (!draft || !token) {
    throw new AppError('no_draft', 'There is nothing to save yet. Complete the first step.', 409)
  }
  await mailResumeLink(req, { draft, kind, token, to: email })
  return Response.json({ sent: true })
})
