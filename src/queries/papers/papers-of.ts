import config from '@payload-config'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { MadeDocument, MadeDocuments } from '@/src/domain/orders/made-document'
import { papersFor, questionsFor } from '@/src/domain/papers/catalogue'
import type { PaperFacts } from '@/src/domain/papers/facts'
import { textsOfPaper } from '@/src/domain/papers/paper'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findRows } from '@/src/lib/find-one'
import type { Order, Paper } from '@/src/payload-types'
import { holdingOf } from '@/src/services/orders/extras/holding'
import { factsOfOrder } from '@/src/services/papers/facts-of-order'
import { operatorOf } from '@/src/services/papers/operator-of'

const signers = z.array(z.object({ name: z.string().nullable(), role: z.string() })).catch([])

const shown = (paper: Paper): MadeDocument => ({
  id: paper.id,
  title: paper.title,
  document: idOf(paper.document),
  pages: paper.pages,
  at: paper.createdAt,
  state: paper.state,
  signature: paper.signature,
  signers: signers.parse(paper.signers).map(({ name, role }) => (name ? `${name}, ${role}` : role)),
  template: paper.template,
  valuesChecked: paper.valuesChecked ?? null,
  voidReason: paper.voidReason ?? null,
  isEnded: paper.state === 'void' && (paper.voidCause ?? 'changed') !== 'changed',
})

/** Whether a document is of this paper, also one that was made before its official form was loaded. */
const isOf = ({ title }: { title: string }, made: string) =>
  made === title || made === `${title}: entries`

/** What waits for a fact, and what cannot be printed as it was typed, each with its reason. */
async function waitingOf(facts: PaperFacts, made: readonly MadeDocument[]) {
  const { made: possible, waiting } = papersFor(facts)
  const { unprintable } = await import('@/src/pdf/paper') // the PDF writer is large
  const { unfillable } = await import('@/src/pdf/forms/unfillable') // as it is
  const refused: { title: string; waits: string }[] = []
  for (const { paper } of possible) {
    if (made.some(({ title, state }) => isOf(paper, title) && state !== 'void')) continue
    const reason = paper.official
      ? await unfillable(paper.official)
      : await unprintable(textsOfPaper(paper))
    refused.push({ title: paper.title, waits: reason ?? 'We are making this document.' })
  }
  return [...refused, ...waiting]
}

/** What we made of an order's answers. The caller has made sure that the order may be seen. */
export async function papersOf(order: Order, known?: PayloadRequest): Promise<MadeDocuments> {
  const req = known ?? (await createLocalReq({}, await getPayload({ config })))
  const docs = await findRows(req, 'papers', {
    where: { order: { equals: order.id } },
    sort: 'createdAt',
    limit: 200,
    overrideAccess: true, // of an order that the viewer may see
  })
  const made = docs.map(shown)
  if (order.paymentStatus !== 'paid') return { made, waiting: [], questions: [] }
  const facts = await factsOfOrder(req, order)
  return { made, waiting: await waitingOf(facts, made), questions: questionsFor(facts) }
}

export async function hasLibrary(order: Order): Promise<boolean> {
  const { services } = await holdingOf({ payload: await getPayload({ config }) }, order)
  return services.includes('templates')
}

/** Who does not sign for us yet, in words; for administrators. */
export async function unnamedSigners(req: PayloadRequest): Promise<string[]> {
  const { organizer, agentSigner } = await operatorOf(req)
  return [
    ...(organizer ? [] : ['the organizer or incorporator']),
    ...(agentSigner ? [] : ['who signs as registered agent']),
  ]
}
