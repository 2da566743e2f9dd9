import { can } from '@/src/access/actions'
import { listRows } from '@/src/admin/kit/list/list-rows'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import type { AffiliateLink } from '@/src/payload-types'
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

export const affiliateRows = listRows('affiliateLinks', SHOWN, async (req, links) => {
  const people = await peopleById(req, idsOf(links.map(({ user }) => user)))
  const grant = await can(req, 'changeAffiliate')
  return links.map(({ user, ...link }) => {
    const person = people.get(idOf(user) ?? '')
    return { ...link, name: person?.name ?? 'Deleted account', email: person?.email ?? '', grant }
  })
})
