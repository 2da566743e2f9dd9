import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'

/** Where a fact is shown and corrected. @param id as `factId` names it */
export const factHref = (state: string, id: string): string =>
  addressWith(adminHref('stateFact'), {}, { state, fact: id })
