import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { documents } from '@/src/database-schema'
import { isUnderWay } from '@/src/domain/filing/filing-stage'
import { type MadePaper, papersFor } from '@/src/domain/papers/catalogue'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import type { Order, Paper } from '@/src/payload-types'
import { UnprintableError } from '@/src/pdf/paper'
import { removeDocumentsWhere } from '@/src/services/documents/stored-files'
import { completeDelivered } from '@/src/services/orders/add-timeline-entry'
import { appendTimeline, lockOrder } from '@/src/services/orders/change-order'
import { holdingOf } from '@/src/services/orders/extras/holding'
import { findOrder } from '@/src/services/orders/find-orders'
import { rootOf } from '@/src/services/orders/order-links'

import { factsOfOrder, ownerOf } from './facts-of-order'
import { printForm } from './print-form'
import { MisprintError, type PrintedPaper, printPaper, sha256 } from './print-paper'

const all = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: true, req }) as const // of one order, for the worker

/** The papers of an order that are in force. */
export async function papersInForce(req: PayloadRequest, order: string): Promise<Paper[]> {
  const { docs } = await req.payload.find({
    collection: 'papers',
    where: { order: { equals: order }, state: { not_equals: 'void' } },
    sort: 'createdAt',
    ...all(req),
  })
  return docs
}

const serviceOf = ({ template: { kind } }: MadePaper): string => {
  if (kind === 'form_w-7') return 'itin'
  return kind === 'form_ss-4' ? 'ein' : 'llc'
}

/**
 * Takes a paper out of force. What anyone has signed is kept, and named void; a file that no one
 * has signed goes.
 */
export async function voidPaper(req: PayloadRequest, paper: Paper, reason: string): Promise<void> {
  const document = idOf(paper.document)
  const wasSigned = paper.state !== 'ready'
  await req.payload.update({
    collection: 'papers',
    id: paper.id,
    data: {
      state: 'void',
      voidedAt: new Date().toISOString(),
      voidReason: reason,
      ...(wasSigned ? {} : { document: null }),
    },
    ...all(req),
  })
  if (!document) return
  if (!wasSigned) {
    await removeDocumentsWhere(req, eq(documents.id, document))
    return
  }
  await req.payload.update({
    collection: 'documents',
    id: document,
    data: { name: `${paper.title} (void)` },
    ...all(req),
  })
}

async function store(
  req: PayloadRequest,
  order: Order,
  made: MadePaper,
  printed: PrintedPaper,
  replaces: Paper | undefined,
): Promise<void> {
  const { paper, template, answers } = made
  const document = await req.payload.create({
    collection: 'documents',
    data: { name: paper.title, type: template.document, order: order.id, uploadedBy: 'staff' },
    file: {
      name: `${template.kind.replaceAll('_', '-')}-${randomBytes(4).toString('hex')}.pdf`,
      data: printed.file,
      mimetype: 'application/pdf',
      size: printed.file.length,
    },
    ...all(req),
  })
  await req.payload.create({
    collection: 'papers',
    data: {
      order: order.id,
      user: ownerOf(order),
      service: serviceOf(made),
      kind: template.kind,
      title: paper.title,
      template: template.version,
      state: 'ready',
      signature: paper.signature,
      signers: paper.signers.map((signer, index) => ({ ...signer, order: index + 1 })),
      answersHash: sha256(answers),
      sha256: printed.sha256,
      pages: printed.pages,
      valuesChecked: printed.valuesChecked,
      document: document.id,
      replaces: replaces?.id ?? null,
    },
    ...all(req),
  })
}

const CHANGED = 'An answer changed after it was made.'

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
    if (before?.answersHash === sha256(made.answers)) return
    if (before) await voidPaper(req, before, CHANGED)
    await store(req, held, made, printed, before)
  })

/** A paper of changed answers is no longer true, even where its successor cannot be printed. */
const voidAlone = (payload: Payload, order: Order, id: string, reason: string) =>
  inTransaction(payload, async (req) => {
    await lockOrder(req, order.id)
    const paper = (await papersInForce(req, order.id)).find((one) => one.id === id)
    if (paper) await voidPaper(req, paper, reason)
  })

/**
 * Makes the papers that an order's answers allow, and voids those whose answers changed. Done again,
 * it makes nothing new: what a paper is made of decides.
 */
export async function producePapers(payload: Payload, orderId: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const asked = await findOrder(req, orderId)
  const order = asked && (await findOrder(req, rootOf(asked)))
  if (!order || (!isUnderWay(order) && order.status !== 'completed')) return
  const { made } = papersFor(await factsOfOrder(req, order))
  const known = await papersInForce(req, order.id)
  for (const one of made) {
    const before = known.find(({ kind }) => kind === one.template.kind)
    if (before?.answersHash === sha256(one.answers)) continue
    try {
      await replace(payload, order, one, await printed(req, one))
    } catch (error) {
      if (!(error instanceof UnprintableError || error instanceof MisprintError)) throw error
      log.warn({ order: order.id, kind: one.template.kind, err: error }, 'a paper is not printed')
      if (before) await voidAlone(payload, order, before.id, CHANGED)
    }
  }
  await deliverSigned(payload, order)
}

/** The work of an order that ends when its paper is signed. */
const ENDS_SIGNED: Readonly<Record<string, TrackedService>> = {
  operating_agreement: 'operating_agreement',
  banking_resolution: 'banking_resolution',
}

/** Records as delivered what everyone has signed, on the order that it was bought with. */
async function deliverSigned(payload: Payload, root: Order): Promise<void> {
  const outer = await createLocalReq({}, payload)
  const signed = (await papersInForce(outer, root.id)).filter(({ state }) => state === 'signed')
  if (signed.length === 0) return
  const { kept } = await holdingOf(outer, root)
  for (const paper of signed) {
    const service = ENDS_SIGNED[paper.kind]
    if (!service) continue
    const holder = kept.find(({ services }) => services.includes(service))?.order
    if (!holder) continue
    await inTransaction(payload, async (req) => {
      const order = await lockOrder(req, holder.id)
      const isOver = (order.timeline ?? []).some(
        (one) => one.service === service && one.stage === 'delivered',
      )
      if (isOver || !isUnderWay(order)) return
      const entry = { stage: 'delivered' as const, service, document: idOf(paper.document) }
      await completeDelivered(req, await appendTimeline(req, order, entry))
    })
  }
}
