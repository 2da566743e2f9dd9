import type { PayloadRequest } from 'payload'

import { affiliate_links } from '@/src/database-schema'
import type { RateInput } from '@/src/domain/affiliates/affiliate-input'
import { inTransactionOf, lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { AffiliateLink } from '@/src/payload-types'

const options = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const // anyone who asks has been checked

type Change = Partial<Pick<AffiliateLink, 'commissionRate' | 'isActive'>>

/** @throws AppError 404 `no_affiliate` */
async function change(
  outer: PayloadRequest,
  id: string,
  changeOf: (link: AffiliateLink) => Change | null,
): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    if (!(await lockRow(req, affiliate_links, id))) {
      throw new AppError('no_affiliate', 'This affiliate does not exist.', 404)
    }
    const collection = 'affiliateLinks'
    const data = changeOf(await req.payload.findByID({ collection, id, ...options(req) }))
    if (data) await req.payload.update({ collection, id, data, ...options(req) })
  })
}

/**
 * Sets what an affiliate earns from now on; what was earned stays as it is.
 *
 * @throws AppError 404 `no_affiliate`, 409 `rate_changed` when another one stands there than was seen
 */
export async function changeRate(
  req: PayloadRequest,
  id: string,
  { rate, seen }: RateInput,
): Promise<void> {
  await change(req, id, ({ commissionRate }) => {
    if (commissionRate === rate) return null
    if (seen !== undefined && commissionRate !== seen) {
      const message = `Someone has set this rate to ${commissionRate}% meanwhile. Reload to go on.`
      throw new AppError('rate_changed', message, 409, { rate: message })
    }
    return { commissionRate: rate }
  })
}

/** Switches an affiliate's link on or off. @throws AppError 404 `no_affiliate` */
export async function switchAffiliate(
  req: PayloadRequest,
  id: string,
  isActive: boolean,
): Promise<void> {
  await change(req, id, (link) => (link.isActive === isActive ? null : { isActive }))
}
