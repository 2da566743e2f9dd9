'use server'

import { type Csv, csvOf } from '@/src/admin/kit/list/csv-of'

import { affiliatesList } from './affiliates-list'
import { commissionsList } from './ledger/commissions-list'

/** The affiliates that the address asks for, for a spreadsheet. */
export async function exportAffiliates(search: unknown, columns?: unknown): Promise<Csv> {
  return csvOf(affiliatesList, search, columns)
}

/** The commissions that the address asks for. */
export async function exportCommissions(search: unknown, columns?: unknown): Promise<Csv> {
  return csvOf(commissionsList, search, columns)
}
