import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { draftAnswers } from '@/src/domain/checkout/formation-answers'
import { STEP_NAMES } from '@/src/domain/checkout/steps'
import { DRAFT_COOKIE, readCookie, setCookie } from '@/src/lib/cookies'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { DRAFT_LIFETIME, findOpenDraft, saveDraft, viewDraft } from '@/src/services/draft'
import { limitRate } from '@/src/services/limit-rate'

const draftInput = z.object({ step: z.enum(STEP_NAMES), answers: draftAnswers })

async function save(req: PayloadRequest): Promise<Response> {
  const input = parseInput(draftInput, await bodyOf(req))
  const cookie = readCookie(req.headers, DRAFT_COOKIE)
  if (!cookie) await limitRate(req, 'draft')
  const { draft, token } = await saveDraft(req.payload, cookie, input, req.user?.id)
  return Response.json(
    { draft: await viewDraft(req.payload, draft) },
    { headers: { 'set-cookie': setCookie(DRAFT_COOKIE, token, { maxAge: DRAFT_LIFETIME }) } },
  )
}

async function show(req: PayloadRequest): Promise<Response> {
  const draft = await findOpenDraft(req.payload, readCookie(req.headers, DRAFT_COOKIE))
  return Response.json({ draft: draft ? await viewDraft(req.payload, draft) : null })
}

/** A purchase being prepared: kept on the server, opened by a cookie that only its owner has. */
export const draftEndpoints: Endpoint[] = [
  defineEndpoint({ path: '/checkout/draft', method: 'get', handler: show }),
  defineEndpoint({ path: '/checkout/draft', method: 'patch', handler: save }),
]
