import type { PayloadRequest } from 'payload'
import type { BillingInput } from '@/src/domain/payments/billing'
import { updateRow } from '@/src/lib/write-row'

/**
 * Keeps the billing details of anyone who is signed in for their next payment; no one else's, and
 * nothing when none are given. Cards are never among them.
 *
 * Called before anything is charged: were it to fail afterwards, a paid order would look failed.
 */
export async function saveBilling(
  req: PayloadRequest,
  billing: BillingInput | undefined,
): Promise<void> {
  if (!req.user || !billing) return
  await updateRow(req, 'users', req.user.id, {
    data: { billing },
    overrideAccess: true, // customers don't write their account directly; this one is the caller's
  })
}
