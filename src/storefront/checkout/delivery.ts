import type { Tier } from '@/src/domain/vocabulary/tiers'

/** How soon the documents are in the dashboard, by the package's tier: from the state's approval. */
export const DELIVERY: Record<Tier, string> = {
  starter: '7-10 business days',
  standard: '1-2 business days',
  premium: '24-48 hours',
}

/** When that time begins. */
export const DELIVERY_START = 'from the state’s approval'
