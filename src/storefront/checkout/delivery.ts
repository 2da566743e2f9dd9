import type { Tier } from '@/src/domain/vocabulary/tiers'

/** How soon a company is formed, by the package's tier. */
export const DELIVERY: Record<Tier, string> = {
  starter: '7-10 business days',
  standard: '1-2 business days',
  premium: '24-48 hours',
}
