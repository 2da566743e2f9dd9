/**
 * The life of a recurring service. `cancelled` runs on to the end of what is paid; `lapsed` was
 * not renewed in time.
 */
export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'cancelled', 'lapsed'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]
