import { z } from 'zod'

import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'

/** `kind` is each provider's own word for it. */
export type StoredObject = {
  readonly kind: string
  readonly body: { readonly id: string }
}

/** One sending of one event to the shop. `dueAt` is in milliseconds since 1970. */
export const deliverySchema = z.object({
  id: z.string(),
  /** Books from before there were three providers don't say it. */
  gateway: z.enum(GATEWAYS).default('stripe'),
  eventId: z.string(),
  eventType: z.string(),
  orderId: z.string().nullable(),
  state: z.enum(['waiting', 'delivered', 'dropped', 'abandoned']),
  dueAt: z.number(),
  attempts: z.int(),
  lastStatus: z.int().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.number(),
})
export type Delivery = z.infer<typeof deliverySchema>

/** What a provider tells the shop: kept as `event`, and posted as `body` once it is signed. */
export const storedEventSchema = z.object({
  id: z.string(),
  gateway: z.enum(GATEWAYS),
  type: z.string(),
  orderId: z.string().nullable(),
  body: z.record(z.string(), z.unknown()),
})
export type StoredEvent = z.infer<typeof storedEventSchema>

export type SandboxWrite = {
  readonly objects?: readonly StoredObject[]
  readonly deliveries?: readonly Delivery[]
}

/** Where the sandbox keeps its books. `save` writes all of it or nothing. */
export type SandboxStore = {
  read(kind: string, id: string): Promise<unknown>
  /** Newest first. */
  list(kind: string, limit: number): Promise<unknown[]>
  save(write: SandboxWrite): Promise<void>
  /** Writes how a delivery went, unless a reset has removed it meanwhile. */
  updateDelivery(delivery: Delivery): Promise<void>
  /** Those still to be sent, the most urgent first. */
  waitingDeliveries(): Promise<Delivery[]>
  /** Newest first. */
  recentDeliveries(limit: number): Promise<Delivery[]>
  reset(): Promise<void>
  close(): Promise<void>
}
