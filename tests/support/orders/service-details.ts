import type { Payload } from 'payload'

import type { ServiceType } from '@/src/domain/vocabulary/order-status'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

import { api } from '../api'
import type { Data } from '../builders/maker'
import { formWith, pdf } from '../files'
import type { SignedIn } from '../people/people'

export const PASSPORT = 'C01X00T47'
export const BIRTH = '1990-02-28'

/** What the ITIN asks and is kept sealed. */
export const ITIN_SECRETS = { documentNumber: PASSPORT, birthDate: BIRTH }
export const everything = { overrideAccess: true, showHiddenFields: true, depth: 0 } as const // tests look at all of it

export const line = (service: ServiceType, kind: 'service' | 'add_on' = 'service') => ({
  kind,
  ref: service,
  label: service,
  amountMinor: 49_00,
  refundable: true,
  billing: 'once' as const,
  service,
})

/** An order of one service, with nothing told yet. */
export const orderOf = (
  service: ServiceType,
  more: Partial<Data<'orders'>> = {},
): Partial<Data<'orders'>> => ({
  serviceType: service,
  packageType: 'standard',
  lines: [line(service)],
  timeline: [],
  ...more,
})

export const itinAndEin = { lines: [line('itin'), line('ein', 'add_on')] }

/** What is kept of the details of an order, secrets included. */
export async function rowsOf(payload: Payload, order: string) {
  const { docs } = await payload.find({
    collection: 'serviceDetails',
    where: { order: { equals: order } },
    ...everything,
  })
  return docs
}

/** The stages that an order has been through, each with its service. */
export async function storyOf(payload: Payload, id: string) {
  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  return (order.timeline ?? []).map(({ stage, service }) => [stage, service])
}

type Call = { as?: SignedIn; cookie?: string }

const headersOf = ({ cookie }: Call) =>
  cookie ? { headers: { cookie, origin: 'http://localhost:3000' } } : {}

export const patch = (id: string, service: StandaloneService, body: object, call: Call = {}) =>
  api('PATCH', `/orders/${id}/details/${service}`, { as: call.as, body, ...headersOf(call) })

export const read = (id: string, service: string, call: Call = {}) =>
  api('GET', `/orders/${id}/details/${service}`, { as: call.as, ...headersOf(call) })

export const upload = (id: string, kind: string, call: Call) =>
  api('POST', `/documents/upload?kind=${kind}&order=${id}&name=scan.pdf`, {
    as: call.as,
    body: formWith(pdf(), 'scan.pdf'),
    ...headersOf(call),
  })
