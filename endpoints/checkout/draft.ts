import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { DraftView } from '@/src/domain/checkout/checkout-view'
import { DRAFT_KINDS, type DraftKind } from '@/src/domain/checkout/draft-kind'
import { draftAnswers } from '@/src/domain/checkout/formation-answers'
import { serviceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { SERVICE_STEP_NAMES } from '@/src/domain/checkout/service-steps'
import type { ServiceDraftView } from '@/src/domain/checkout/service-view'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'
import { parseInput } from '@/src/lib/errors'
import { begunCookie, draftCookie, readCookie, setCookie } from '@/src/lib/http/cookies'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import type { CheckoutDraft } from '@/src/payload-types'
import {
  answersOf,
  beginDraft,
  DRAFT_LIFETIME,
  type DraftInput,
  findOpenDraft,
  saveDraft,
  viewDraft,
  viewServiceDraft,
} from '@/src/services/checkout/draft'
import { limitRate } from '@/src/services/platform/limit-rate'

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
  isOnlyShown = false,
): Promise<View> =>
  kind === 'formation' ? viewDraft(payload, draft, isOnlyShown) : viewServiceDraft(payload, draft)

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
export const draftEndpoint = defineEndpoint({
  path: '/checkout/draft',
  method: 'patch',
  handler: save,
})
