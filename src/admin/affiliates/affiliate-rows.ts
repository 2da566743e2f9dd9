import { can } from '@/src/access/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import type { AffiliateLink } from '@/src/payload-types'
import {
  type CountRows,
  countUpTo,
  pageOf,
  type ReadPage,
  readPage,
} from '@/src/queries/platform/list-pages'
import { peopleById } from '@/src/queries/platform/records'

const SHOWN = {
  user: true,
  code: true,
  commissionRate: true,
  isActive: true,
  clicks: true,
  conversions: true,
  totalEarnedMinor: true,
  totalPaidMinor: true,
} as const

export type AffiliateRow = Omit<Pick<AffiliateLink, 'id' | keyof typeof SHOWN>, 'user'> & {
  readonly name: string
  readonly email: string
  readonly grant: Grant<'changeAffiliate'> | null
}

export const countAffiliates: CountRows = (req, asked, most) =>
  countUpTo(req, 'affiliateLinks', asked, most)

/** What the list sorts by. */
const NUMBERS = {
  totalEarnedMinor: (row: AffiliateRow) => row.totalEarnedMinor,
  clicks: (row: AffiliateRow) => row.clicks,
  conversions: (row: AffiliateRow) => row.conversions,
}
const numberOf = (sort: string) =>
  Object.entries(NUMBERS).find(([name]) => name === sort.replace('-', ''))?.[1] ??
  NUMBERS.totalEarnedMinor

export const affiliateRows: ReadPage<AffiliateRow> = async (req, asked, limit) => {
  const docs = await readPage(req, 'affiliateLinks', SHOWN, asked, limit)
  const people = await peopleById(req, idsOf(docs.map(({ user }) => user)))
  const grant = await can(req, 'changeAffiliate')
  const rows = docs.map(({ user, ...link }) => {
    const person = people.get(idOf(user) ?? '')
    return { ...link, name: person?.name ?? 'Deleted account', email: person?.email ?? '', grant }
  })
  return pageOf(rows, limit, numberOf(asked.sort))
}
