import { z } from 'zod'

import { legalName } from '@/src/domain/catalogue/states/company-name-rules'
import type { Order } from '@/src/payload-types'

/** What an order keeps of the catalogue as it was when it was placed. */
const snapshot = z.object({ state: z.object({ code: z.string() }).nullish() }).nullish()

/**
 * The company of an order by its full legal name, as the state registers it; as it was typed where
 * no company is formed; null where there is none.
 */
export function legalNameOf(
  order: Pick<Order, 'companyName'> & Partial<Pick<Order, 'companyType' | 'catalogue'>>,
): string | null {
  const { companyName, companyType, catalogue } = order
  if (!companyName || !companyType) return companyName || null
  const state = snapshot.safeParse(catalogue).data?.state?.code ?? null
  return legalName({ name: companyName, type: companyType, state })
}
