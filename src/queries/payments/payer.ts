import { getPaymentMethods } from '@/src/queries/payments/payment-methods'
import { savedBillingOf } from '@/src/queries/payments/saved-billing'
import { currentUser } from '@/src/queries/platform/session'

/** How an order may be paid now, and what we know of whoever would pay. */
export async function readPayer(seller: string) {
  const [methods, user] = await Promise.all([getPaymentMethods(), currentUser()])
  return {
    paying: { methods, seller, savedBilling: savedBillingOf(user), isSignedIn: user !== null },
    prefill: user && {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      email: user.email,
      phone: user.phone ?? '',
    },
  }
}
