import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { addressWith } from '@/src/admin/kit/ui/address'

/** Where a fact is shown and corrected. @param id as `factId` names it */
export const factHref = (state: string, id: string): string =>
  addressWith(adminHref('stateFact'), {}, { state, fact: id })
