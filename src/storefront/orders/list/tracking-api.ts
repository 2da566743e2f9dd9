import type { OrderSummary } from '@/src/domain/orders/my-order'
import type { Paper } from '@/src/domain/orders/order-page'
import { readParts } from '@/src/lib/browser/request'

/** What the tracker shows. */
export type Tracking = { readonly order: OrderSummary; readonly papers: readonly Paper[] }

export const TRACKED = readParts<Tracking>('order', 'papers')
