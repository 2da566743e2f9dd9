import { randomBytes } from 'node:crypto'

import type { orders, orders_lines, orders_timeline } from '@/src/database-schema'
import { idOf } from '@/src/domain/vocabulary/relation'
import { invalidInput } from '@/src/lib/errors'
import { storedJson } from '@/src/lib/sql-parts'
import type { Order } from '@/src/payload-types'

export type OrderRow = typeof orders.$inferSelect

type Lines = NonNullable<Order['lines']>
type Timeline = NonNullable<Order['timeline']>

/** What stands in the order's own row: lists have tables of their own. */
type OwnFields = Omit<Order, 'lines' | 'timeline'>

const iso = (stored: string | null) => stored && new Date(stored).toISOString()

/** An id for a row of a list, as Payload makes them: later ones sort after earlier ones. */
export const listId = (): string => {
  const seconds = Math.floor(Date.now() / 1000)
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex')
}

const relation = (value: Parameters<typeof idOf>[0]) => (value === undefined ? value : idOf(value))

/** Entries as they are stored; those that are new get an id. @throws AppError 422 for a note that is too long */
export function asTimeline(entries: Readonly<Timeline>) {
  return entries.map((entry) => {
    if ((entry.note ?? '').length > MAX_NOTE) {
      throw invalidInput({ note: `Use ${MAX_NOTE} characters or fewer` })
    }
    return {
      id: entry.id ?? listId(),
      at: entry.at,
      service: entry.service ?? null,
      stage: entry.stage,
      note: entry.note ?? null,
      author: idOf(entry.author),
      document: idOf(entry.document),
    }
  })
}

const MAX_NOTE = 500

export const asLines = (lines: Readonly<Lines>) =>
  lines.map((line) => ({
    ...line,
    id: line.id ?? listId(),
    service: line.service ?? null,
    discountMinor: line.discountMinor ?? null,
  }))

/** Rows of an order's timeline; `from` is how many it has already. */
export const timelineRows = (
  order: string,
  entries: ReturnType<typeof asTimeline>,
  from: number,
): (typeof orders_timeline.$inferInsert)[] =>
  entries.map((entry, index) => ({ ...entry, _order: from + index + 1, _parentID: order }))

export const lineRows = (
  order: string,
  lines: ReturnType<typeof asLines>,
): (typeof orders_lines.$inferInsert)[] =>
  lines.map((line, index) => ({ ...line, _order: index + 1, _parentID: order }))

/** The columns of the fields that are given; what is undefined is left as it is. */
export function columnsOf(given: Partial<Order>) {
  const { timeline: _, lines: _lines, address, clock, records, details, consent, ...own } = given
  return {
    ...own,
    user: relation(own.user),
    assignee: relation(own.assignee),
    refundTask: relation(own.refundTask),
    parent: relation(own.parent),
    subscription: relation(own.subscription),
    package: relation(own.package),
    state: relation(own.state),
    offer: relation(own.offer),
    affiliateLink: relation(own.affiliateLink),
    draft: relation(own.draft),
    address_line: address?.line,
    address_city: address?.city,
    address_state: address?.state,
    address_zipCode: address?.zipCode,
    address_country: address?.country,
    clock_startedAt: clock?.startedAt,
    clock_dueAt: clock?.dueAt,
    clock_stoppedAt: clock?.stoppedAt,
    clock_breachedAt: clock?.breachedAt,
    records_articlesName: records?.articlesName,
    records_articlesAddress: records?.articlesAddress,
    records_einLetterName: records?.einLetterName,
    records_einLetterAddress: records?.einLetterAddress,
    details_country: details?.country,
    details_businessType: details?.businessType,
    details_trademarkText: details?.trademarkText,
    details_trademarkType: details?.trademarkType,
    details_additionalInfo: details?.additionalInfo,
    consent_termsVersion: consent?.termsVersion,
    consent_acceptedAt: consent?.acceptedAt,
  }
}

/** An order's own fields as services read them: Payload too leaves out those that no one is shown. */
export function fieldsOf(row: OrderRow): OwnFields {
  return {
    id: row.id,
    status: row.status,
    paymentStatus: row.paymentStatus,
    totalMinor: row.totalMinor,
    user: row.user,
    companyName: row.companyName,
    legalName: row.legalName,
    companyType: row.companyType,
    companyPurpose: row.companyPurpose,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    address: {
      line: row.address_line,
      city: row.address_city,
      state: row.address_state,
      zipCode: row.address_zipCode,
      country: row.address_country,
    },
    formedOn: iso(row.formedOn),
    refundRequestedAt: iso(row.refundRequestedAt),
    clock: {
      startedAt: iso(row.clock_startedAt),
      dueAt: iso(row.clock_dueAt),
      stoppedAt: iso(row.clock_stoppedAt),
      breachedAt: iso(row.clock_breachedAt),
      pauses: [],
    },
    queue: row.queue,
    queueAt: iso(row.queueAt),
    inToDeliver: row.inToDeliver,
    inWaiting: row.inWaiting,
    inSubmitted: row.inSubmitted,
    stateCode: row.stateCode,
    refundOpen: row.refundOpen,
    breachOpen: row.breachOpen,
    searchText: row.searchText,
    assignee: row.assignee,
    statusReason: row.statusReason,
    businessAddress: row.businessAddress,
    stateFileNumber: row.stateFileNumber,
    ein: row.ein,
    records: {
      articlesName: row.records_articlesName,
      articlesAddress: row.records_articlesAddress,
      einLetterName: row.records_einLetterName,
      einLetterAddress: row.records_einLetterAddress,
    },
    undo: storedJson(row.undo),
    refundTask: row.refundTask,
    notes: row.notes,
    currency: row.currency,
    serviceType: row.serviceType,
    kind: row.kind,
    parent: row.parent,
    subscription: row.subscription,
    details: {
      country: row.details_country,
      businessType: row.details_businessType,
      trademarkText: row.details_trademarkText,
      trademarkType: row.details_trademarkType,
      additionalInfo: row.details_additionalInfo,
    },
    packageType: row.packageType,
    package: row.package,
    state: row.state,
    work: storedJson(row.work),
    offer: row.offer,
    catalogue: storedJson(row.catalogue),
    paymentMethod: row.paymentMethod,
    paymentId: row.paymentId,
    affiliateLink: row.affiliateLink,
    isAffiliateBrowser: row.isAffiliateBrowser,
    placedAt: iso(row.placedAt),
    refundedMinor: row.refundedMinor,
    paidAt: iso(row.paidAt),
    receiptNumber: row.receiptNumber,
    consent: {
      termsVersion: row.consent_termsVersion,
      acceptedAt: iso(row.consent_acceptedAt),
    },
    claimedAt: iso(row.claimedAt),
    updatedAt: new Date(row.updatedAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
  }
}
