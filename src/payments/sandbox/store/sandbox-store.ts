import { z } from 'zod'

export type ObjectKind = 'token' | 'intent' | 'charge' | 'refund' | 'challenge' | 'event' | 'replay'

export type StoredObject = {
  readonly kind: ObjectKind
  readonly body: { readonly id: string }
}

/** One sending of one event to the shop. `dueAt` is in milliseconds since 1970. */
export const deliverySchema = z.object({
  id: z.string(),
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

export type SandboxWrite = {
  readonly objects?: readonly StoredObject[]
  readonly deliveries?: readonly Delivery[]
}

/** Where the sandbox keeps its books. `save` writes all of it or nothing. */
export type SandboxStore = {
  read(kind: ObjectKind, id: string): Promise<unknown>
  /** Newest first. */
  list(kind: ObjectKind, limit: number): Promise<unknown[]>
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
