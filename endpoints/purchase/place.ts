import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { signedOut } from '@/src/access/rules'
import type { PlaceResult } from '@/src/domain/checkout/checkout-view'
import { DRAFT_KINDS, type DraftKind } from '@/src/domain/checkout/draft-kind'
import { billingInput } from '@/src/domain/payments/billing'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError, errorResponse, parseInput } from '@/src/lib/errors'
import {
  draftCookie,
  OFFER_COOKIE,
  ORDER_COOKIE,
  readCookie,
  setCookie,
} from '@/src/lib/http/cookies'
import { bodyOf, post } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import type { CheckoutDraft } from '@/src/payload-types'
import { findReferral } from '@/src/services/affiliates/referrals'
import { DRAFT_LIFETIME, findDraft, opensTo } from '@/src/services/checkout/draft'
import { saveBilling } from '@/src/services/orders/save-billing'
import { gatewayForNewPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { limitRate } from '@/src/services/platform/limit-rate'
import { rememberOrigin } from '@/src/services/platform/visits/visits'
import { payNothing } from '@/src/services/purchase/place/pay-nothing'
import type { PayResult } from '@/src/services/purchase/place/pay-order'
import { payOrder } from '@/src/services/purchase/place/pay-order'
import {
  NO_DRAFT,
  type PlaceInput,
  PriceChanged,
  passOfEarlier,
  passOfPlacer,
  placeOrder,
} from '@/src/services/purchase/place/place-order'

/** What every request to pay carries. Which card it is only Stripe asks beforehand. */
export const payInput = z.object({
  expectedTotalMinor: z.int('Reload the page and try again').min(0),
  gateway: z.enum(GATEWAYS, 'Choose a way to pay'),
  confirmationToken: z.string().max(300).optional(),
  /** Kept for the next payment of anyone who is signed in. */
  billing: billingInput.optional(),
  consent: z.literal(true, 'Accept the terms to continue'),
  /** Made up by the browser, and the same when it asks again: it shows that it asked before. */
  browserKey: z.string().min(20).max(100).optional(),
})

/** Requires a confirmation token from those who pay through Stripe. */
export function withCard<T extends z.infer<typeof payInput>>(schema: z.ZodType<T>): z.ZodType<T> {
  return schema.refine(
    ({ gateway, confirmationToken }) => gateway !== 'stripe' || confirmationToken,
    {
      path: ['confirmationToken'],
      message: 'Enter your card details',
    },
  )
}

/** Answers a request to pay; where the price has changed meanwhile, with the new one. */
export async function answerOrQuote(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof PriceChanged) return errorResponse(error, { quote: error.quote })
    throw error
  }
}

/** How a payment went, as the browser is told; `redirect` is where a settled one leads. */
export function payAnswer(result: PayResult, redirect: string): PlaceResult {
  if (result.kind === 'requires_action') {
    return { status: 'requires_action', action: result.action, ref: result.ref }
  }
  return { status: result.kind, redirect }
}

const draftKind = z.enum(DRAFT_KINDS, 'This checkout does not exist').optional()

const placeInput = withCard(payInput.extend({ draft: draftKind }))

/** What an order that costs nothing needs: no way to pay. */
const freeInput = payInput
  .pick({ browserKey: true, consent: true })
  .extend({ draft: draftKind, expectedTotalMinor: z.literal(0) })

const CONFIRMATION = '/order-confirmation'

const PLACED_ELSEWHERE = new AppError(
  'placed_elsewhere',
  'This order was placed in another browser. The link in its receipt opens it.',
  409,
)

type Placed = Awaited<ReturnType<typeof payOrder>>

/**
 * The cookie that lets a browser see the order that it has just tried to pay, and claim it. One that
 * has begun no attempt, now or before, gets none: it may hold a copy of the draft.
 */
async function orderCookie(
  req: PayloadRequest,
  { orderId, attemptId, result }: Placed,
  by: Pick<PlaceInput, 'browserKey' | 'draft' | 'pass'>,
): Promise<string | null> {
  const { payload } = req
  const pass = attemptId
    ? await passOfPlacer({ payload }, { orderId, attemptId }, by)
    : await passOfEarlier({ payload }, orderId, by)
  if (pass) return setCookie(ORDER_COOKIE, pass, { maxAge: DRAFT_LIFETIME })
  if (!attemptId || result.kind === 'paid') return null
  throw PLACED_ELSEWHERE
}

async function requireDraft(req: PayloadRequest, kind: DraftKind): Promise<CheckoutDraft> {
  const token = readCookie(req.headers, draftCookie(kind))
  if (!token) throw NO_DRAFT
  await limitRate(req, 'place', hashToken(token))
  const draft = await findDraft(req.payload, kind, token)
  if (!draft) throw NO_DRAFT
  if (!opensTo(draft, req.user?.id)) throw req.user ? NO_DRAFT : signedOut()
  return draft
}

/** Who places what, as the request says it. */
async function placingOf(
  req: PayloadRequest,
  draft: CheckoutDraft,
  { browserKey, expectedTotalMinor }: Pick<PlaceInput, 'browserKey' | 'expectedTotalMinor'>,
): Promise<PlaceInput> {
  return {
    draft,
    browserKey,
    pass: readCookie(req.headers, ORDER_COOKIE),
    expectedTotalMinor,
    user: req.user?.id,
    ...(await findReferral(req)),
  }
}

async function placeFree(req: PayloadRequest, input: z.infer<typeof freeInput>): Promise<Response> {
  const { draft: kind = 'formation' } = input
  const draft = await requireDraft(req, kind)
  const placing = await placingOf(req, draft, input)
  const placed = await payNothing(req.payload, idOf(draft.order), placing)
  return answer(req, kind, placed, placing)
}

async function place(req: PayloadRequest): Promise<Response> {
  const body = await bodyOf(req)
  const free = freeInput.safeParse(body)
  if (free.success) return placeFree(req, free.data)
  const input = parseInput(placeInput, body)
  const { draft: kind = 'formation', confirmationToken = null } = input
  const draft = await requireDraft(req, kind)
  const resolved = await gatewayForNewPayment(req.payload, input.gateway)
  await saveBilling(req, input.billing)
  const placing = { ...(await placingOf(req, draft, input)), resolved }
  const turn = { orderId: idOf(draft.order), begin: () => placeOrder(req.payload, placing) }
  const { gateway } = resolved
  const means = { gateway, confirmationToken, origin: 'checkout' as const }
  return answer(req, kind, await payOrder(req.payload, turn, means), placing)
}

async function answer(
  req: PayloadRequest,
  kind: DraftKind,
  placed: Placed,
  placing: Parameters<typeof orderCookie>[2],
): Promise<Response> {
  const { result } = placed
  await rememberOrigin(req, { order: placed.orderId })
  const cookie = await orderCookie(req, placed, placing)
  const headers = new Headers(cookie ? { 'set-cookie': cookie } : {})
  if (result.kind === 'paid') {
    headers.append('set-cookie', setCookie(draftCookie(kind), '', { maxAge: 0 }))
    headers.append('set-cookie', setCookie(OFFER_COOKIE, '', { maxAge: 0 }))
  }
  return Response.json(payAnswer(result, CONFIRMATION), { headers })
}

/** *Complete Order*: writes the order, then charges for it. */
export const placeEndpoint = post('/checkout/place', (req) => answerOrQuote(() => place(req)))
