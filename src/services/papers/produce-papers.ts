import { randomBytes } from 'node:crypto'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { isSubmitted, isUnderWay } from '@/src/domain/filing/filing-stage'
import { isGivenBack, type MadePaper, papersFor } from '@/src/domain/papers/catalogue'
import type { PaperFacts } from '@/src/domain/papers/facts'
import type { VoidCause } from '@/src/domain/papers/paper-states'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { createRow } from '@/src/lib/write-row'
import type { Order, Paper } from '@/src/payload-types'
import { UnprintableError } from '@/src/pdf/paper'
import { completeDelivered } from '@/src/services/orders/add-timeline-entry'
import { appendTimeline, lockOrder } from '@/src/services/orders/change-order'
import { mayFileAsDesignee } from '@/src/services/orders/designee'
import { type Holding, holdingOf } from '@/src/services/orders/extras/holding'
import { findOrder } from '@/src/services/orders/find-orders'
import { rootOf } from '@/src/services/orders/order-links'
import { endPaper, papersInForce, voidPaper } from './end-paper'
import { factsOfOrder } from './facts-of-order'
import { printForm } from './print-form'
import { MisprintError, type PrintedPaper, printPaper, sha256 } from './print-paper'

const all = { overrideAccess: true } as const // of one order, for the worker

const HALF = 32

/** What a paper is made of: of the customer's answers the first half, of what it says of us the second. */
const hashOf = ({ answers, ofUs }: MadePaper): string =>
  sha256(answers).slice(0, HALF) + sha256(ofUs).slice(0, HALF)

/** Whether a paper says what it would say if it were made now; what everyone has signed stays theirs. */
function isStillTrue({ state, answersHash }: Paper, made: MadePaper): boolean {
  const now = hashOf(made)
  return state === 'signed'
    ? answersHash.slice(0, HALF) === now.slice(0, HALF)
    : answersHash === now
}

async function store(
  req: PayloadRequest,
  order: Order,
  made: MadePaper,
  printed: PrintedPaper,
  replaces: Paper | undefined,
): Promise<void> {
  const { paper, template, service } = made
  const document = await createRow(req, 'documents', {
    data: { name: paper.title, type: template.document, order: order.id, uploadedBy: 'staff' },
    file: {
      name: `${template.kind.replaceAll('_', '-')}-${randomBytes(4).toString('hex')}.pdf`,
      data: printed.file,
      mimetype: 'application/pdf',
      size: printed.file.length,
    },
    ...all,
  })
  await createRow(req, 'papers', {
    data: {
      order: order.id,
      user: idOf(order.user),
      service,
      kind: template.kind,
      title: paper.title,
      template: template.version,
      state: 'ready',
      signature: paper.signature,
      signers: paper.signers.map((signer, index) => ({ ...signer, order: index + 1 })),
      answersHash: hashOf(made),
      sha256: printed.sha256,
      pages: printed.pages,
      valuesChecked: printed.valuesChecked,
      document: document.id,
      replaces: replaces?.id ?? null,
    },
    ...all,
  })
}

const printed = (req: PayloadRequest, made: MadePaper): Promise<PrintedPaper> => {
  const { official } = made.paper
  return official ? printForm(req, made, official) : printPaper(made)
}

/** Stores a printed paper in place of the one in force, unless another worker was faster. */
const replace = (payload: Payload, order: Order, made: MadePaper, printed: PrintedPaper) =>
  inTransaction(payload, async (req) => {
    const held = await lockOrder(req, order.id)
    const before = (await papersInForce(req, order.id)).find(
      ({ kind }) => kind === made.template.kind,
    )
    if (before && isStillTrue(before, made)) return
    if (before) await voidPaper(req, before, 'changed')
    await store(req, held, made, printed, before)
  })

const end = (payload: Payload, order: string, id: string, cause: VoidCause) =>
  inTransaction(payload, (req) => endPaper(req, order, id, cause))

/** Why a paper ends though no answer changed; what everyone has signed outlives a canceled order. */
function endOf(order: Order, facts: PaperFacts, { kind, state }: Paper): VoidCause | null {
  if (isGivenBack(kind, facts)) return 'refunded'
  return order.status === 'cancelled' && state !== 'signed' ? 'canceled' : null
}

/** Ends what was made for work that the order holds no longer. */
async function endPapers(req: PayloadRequest, order: Order, facts: PaperFacts): Promise<void> {
  for (const paper of await papersInForce(req, order.id)) {
    const cause = endOf(order, facts, paper)
    if (cause) await end(req.payload, order.id, paper.id, cause)
  }
}

/**
 * Makes the papers that an order's answers allow, and voids those whose answers changed or whose work
 * was given back. Done again, it makes nothing new: what a paper is made of decides.
 */
export async function producePapers(payload: Payload, orderId: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const asked = await findOrder(req, orderId)
  const order = asked && (await findOrder(req, rootOf(asked)))
  if (!order) return
  const facts = await factsOfOrder(req, order)
  await endPapers(req, order, facts)
  if (!isUnderWay(order) && order.status !== 'completed') return
  const { made } = papersFor(facts)
  const known = await papersInForce(req, order.id)
  for (const one of made) {
    const before = known.find(({ kind }) => kind === one.template.kind)
    if (before && isStillTrue(before, one)) continue
    try {
      await replace(payload, order, one, await printed(req, one))
    } catch (error) {
      if (!(error instanceof UnprintableError || error instanceof MisprintError)) throw error
      log.warn({ order: order.id, kind: one.template.kind, err: error }, 'a paper is not printed')
      if (before) await end(payload, order.id, before.id, 'changed')
    }
  }
  const { kept } = await holdingOf(req, order)
  await deliverSigned(req, order, kept)
  await deliver(payload, kept, 'templates', { note: TEMPLATES_READY })
  await noteDesignee(req, order, kept)
}

type Kept = Holding['kept']

const holderOf = (kept: Kept, service: TrackedService): Order | undefined =>
  kept.find(({ services }) => services.includes(service))?.order

/** Records a service as delivered, once, on the order that it was bought with. */
async function deliver(
  payload: Payload,
  kept: Kept,
  service: TrackedService,
  what: { readonly note: string } | { readonly document: string | null },
): Promise<void> {
  const holder = holderOf(kept, service)
  if (!holder) return
  await inTransaction(payload, async (req) => {
    const order = await lockOrder(req, holder.id)
    const isOver = (order.timeline ?? []).some(
      (one) => one.service === service && one.stage === 'delivered',
    )
    if (isOver || !isUnderWay(order)) return
    const entry = { stage: 'delivered', service, ...what } as const
    await completeDelivered(req, await appendTimeline(req, order, entry))
  })
}

/** The library of templates is there from the payment on, so that work ends with it. */
const TEMPLATES_READY =
  'Your templates are ready. Open them from your order, as often as you need them.'

const SIGNED_SS4 =
  'Your signed Form SS-4 and your authorization are on file. The time to send it to the IRS counts from now.'

/** Tells once that an EIN can be applied for: its clock runs from when both signed papers are here. */
async function noteDesignee(outer: PayloadRequest, root: Order, kept: Kept): Promise<void> {
  const holder = holderOf(kept, 'ein')
  if (!holder || !(await mayFileAsDesignee(outer, root.id))) return
  await inTransaction(outer.payload, async (req) => {
    const order = await lockOrder(req, holder.id)
    if (!isUnderWay(order) || isSubmitted(order, 'ein')) return
    if ((order.timeline ?? []).some(({ note }) => note === SIGNED_SS4)) return
    await appendTimeline(req, order, { stage: 'answered', service: 'ein', note: SIGNED_SS4 })
  })
}

/** The work of an order that ends when its paper is signed. */
const ENDS_SIGNED: Readonly<Record<string, TrackedService>> = {
  operating_agreement: 'operating_agreement',
  banking_resolution: 'banking_resolution',
}

/** Records as delivered what everyone has signed. */
async function deliverSigned(req: PayloadRequest, root: Order, kept: Kept): Promise<void> {
  for (const { state, kind, document } of await papersInForce(req, root.id)) {
    const service = state === 'signed' && ENDS_SIGNED[kind]
    if (service) await deliver(req.payload, kept, service, { document: idOf(document) })
  }
}
