import type { Payload, Where } from 'payload'
import type { PrivateThing } from '@/src/domain/platform/permissions/private-pages'
import { isId } from '@/src/domain/vocabulary/id'
import { countRows, rowById } from '@/src/lib/find-one'
import { holdingOf } from '@/src/services/orders/extras/holding'
import { mayOpenOrder, type OrderViewer } from '@/src/services/orders/order-pass'
import { ticketForViewer } from '@/src/services/support/ticket-pass'

export type PageViewer = OrderViewer & { readonly ticketPass: string | undefined }

type Look = (payload: Payload, viewer: PageViewer, id: string) => Promise<boolean>

/** Whether a row of the person signed in has this id, and meets a condition. */
const own =
  (collection: 'orders' | 'tickets', which: Where = {}): Look =>
  async (payload, { user }, id) => {
    if (!user || !isId(id)) return false
    const totalDocs = await countRows({ payload }, collection, {
      where: { and: [{ id: { equals: id }, user: { equals: user.id } }, which] },
      overrideAccess: true, // only of the person's own, staff included
    })
    return totalDocs > 0
  }

/** The orders that formed a company. */
const FORMED: Where = { formedOn: { exists: true }, status: { not_equals: 'cancelled' } }

const ownOrder = own('orders')

/** Whether the library of documents was bought with someone's order. */
const ownTemplates: Look = async (payload, viewer, id) => {
  if (!(await ownOrder(payload, viewer, id))) return false
  const order = await rowById({ payload }, 'orders', id, { overrideAccess: true }) // their own
  return (await holdingOf({ payload }, order)).services.includes('templates')
}

async function hasReceipt(payload: Payload, id: string): Promise<boolean> {
  const totalDocs = await countRows({ payload }, 'orders', {
    where: { id: { equals: id }, receiptNumber: { exists: true } },
    overrideAccess: true, // of an order that the viewer may open
  })
  return totalDocs > 0
}

/** A legal text that was published once: anyone may read what some have agreed to. */
const wasPublished: Look = async (payload, _viewer, id) => {
  const [page, version] = id.split('/')
  const totalDocs = await countRows({ payload }, 'legalVersions', {
    where: { page: { equals: `/${page}` }, version: { equals: version } },
    overrideAccess: true, // it was on the site
  })
  return totalDocs > 0
}

const LOOKS: Record<PrivateThing, Look> = {
  ownCompany: own('orders', FORMED),
  ownOrder,
  ownTemplates,
  ownTicket: own('tickets'),
  legalVersion: wasPublished,
  order: mayOpenOrder,
  receipt: async (payload, viewer, id) =>
    (await mayOpenOrder(payload, viewer, id)) && hasReceipt(payload, id),
  ticket: async (payload, { user, ticketPass }, id) =>
    (await ticketForViewer(payload, { user, pass: ticketPass }, id)) !== null,
}

export function canViewPage(
  payload: Payload,
  viewer: PageViewer,
  page: { readonly kind: PrivateThing; readonly id: string },
): Promise<boolean> {
  return LOOKS[page.kind](payload, viewer, page.id)
}
