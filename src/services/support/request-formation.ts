import type { PayloadRequest } from 'payload'
import { formationAnswers } from '@/src/domain/checkout/formation-answers'
import { requestMessage, requestSubject } from '@/src/domain/support/formation-request'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { transactional } from '@/src/lib/database'
import { AppError, parseInput } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { CheckoutDraft } from '@/src/payload-types'
import { readChoice } from '@/src/services/catalogue/catalogue-choice'
import { lockDraft } from '@/src/services/checkout/draft'
import { formationAnswersOf } from '@/src/services/checkout/sale'
import { type OpenedTicket, openTicket } from '@/src/services/support/open-ticket'

const NO_DRAFT = new AppError(
  'no_draft',
  'We could not find your answers. Please start again.',
  409,
)
const ON_SALE = new AppError(
  'on_sale',
  'You can order this company online. Go back to the payment.',
  409,
)
const NOT_OFFERED = new AppError('not_offered', 'This state is no longer offered.', 422, {
  stateId: 'This state is no longer offered',
})

async function requestOf(req: PayloadRequest, draft: CheckoutDraft) {
  const answers = parseInput(formationAnswers, formationAnswersOf(draft))
  const { choice } = await readChoice(req.payload, answers, new Date())
  if (!choice.isRequest) throw ON_SALE
  const state = await findOne(req, 'states', {
    where: { id: { equals: answers.stateId }, isActive: { equals: true } },
    select: { name: true, code: true },
    overrideAccess: true, // public facts of a state on sale
  })
  if (!state) throw NOT_OFFERED
  return {
    answers,
    state,
    packageName: choice.package?.name ?? '',
    addonNames: choice.addons.map(({ name }) => name),
  }
}

/**
 * Asks staff for an offer for the company that a draft describes: as a ticket with everything that
 * was answered. Nothing is charged, and the draft is used up.
 *
 * @throws AppError 409 where the company is sold online or the draft was used, 422 where answers are missing
 */
export const requestFormation = transactional(
  async (req, draft: CheckoutDraft, token: string): Promise<OpenedTicket> => {
    const held = await lockDraft(req, draft.id, token)
    if (!held || held.expiresAt <= new Date().toISOString()) throw NO_DRAFT
    const request = await requestOf(req, held)
    const { answers } = request
    const ticket = await openTicket(req, {
      topic: 'llc-formation',
      subject: requestSubject(request),
      message: requestMessage(request),
      user: req.user,
      requester: { name: fullName(answers), email: answers.email },
      isRequest: true,
    })
    await updateRow(req, 'checkoutDrafts', held.id, {
      data: { expiresAt: new Date().toISOString() },
      overrideAccess: true, // the token is the key to it
    })
    return ticket
  },
)
