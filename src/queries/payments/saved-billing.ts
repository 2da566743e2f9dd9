import type { BillingInput } from '@/src/domain/payments/billing'
import type { User } from '@/src/payload-types'

/** What someone's last payment left for the next one; null when nothing was kept. */
export function savedBillingOf(user: Pick<User, 'billing'> | null): BillingInput | null {
  const { name, line1, city, state, postalCode, country } = user?.billing ?? {}
  if (!name && !country) return null
  return {
    name: name ?? '',
    line1: line1 ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country: country || 'US',
  }
}
