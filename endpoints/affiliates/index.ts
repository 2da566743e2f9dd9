import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  revealSecret,
  staffActions,
  staffRowActions,
  staffRowPost,
} from '@/endpoints/platform/staff-actions'
import { staffGet } from '@/src/access/actions'
import {
  activeInput,
  joinInput,
  rateInput,
  reviewInput,
} from '@/src/domain/affiliates/affiliate-input'
import { payoutDetailsInput } from '@/src/domain/affiliates/payout-details'
import { asksForPrivacy } from '@/src/domain/platform/visits/visit-source'
import { idOf } from '@/src/domain/vocabulary/relation'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, post } from '@/src/lib/http/endpoint'
import { clientIp } from '@/src/lib/http/network/client-ip'
import {
  changeRate,
  createAffiliateLink,
  switchAffiliate,
} from '@/src/services/affiliates/affiliate-account'
import {
  duePayouts,
  payOut,
  payoutFile,
  revealPayoutAccount,
} from '@/src/services/affiliates/payouts'
import { activeLink, countReferral } from '@/src/services/affiliates/referrals'
import { reviewCommission } from '@/src/services/affiliates/review-commissions'
import { savePayoutDetails } from '@/src/services/affiliates/save-payout-details'
import { limitRate, RateLimited } from '@/src/services/platform/limit-rate'

const visitInput = z.object({
  code: z.string().max(80),
  path: z.string().max(2000).default('/'),
  referrerHost: z.string().max(300).nullable().default(null),
})

/** Whether this one may be counted; too many from one place are let in, but not written down. */
async function mayCount(req: PayloadRequest): Promise<boolean> {
  if (asksForPrivacy((name) => req.headers.get(name))) return false
  try {
    await limitRate(req, 'referral')
    return true
  } catch (error) {
    if (error instanceof RateLimited) return false
    throw error
  }
}

const links = z
  .array(z.guid('Choose affiliates of this list'), 'Choose affiliates')
  .min(1, 'Choose affiliates')
  .max(500, 'Choose at most 500 affiliates at once')
const CHECK = 'Reload, and check the amounts'
const reference = requiredText('Enter a reference for the transfers', 60)

const payoutInput = z.object({
  links: links.optional(),
  amounts: z.record(z.guid(CHECK), z.int(CHECK).min(0, CHECK), CHECK).optional(),
  reference,
})

const fileInput = z.object({ links, reference })

const change = staffRowActions('affiliate', 'changeAffiliate')

/** The affiliate program: joining, visits, where to be paid, and paying out. */
export const affiliateEndpoints: Endpoint[] = [
  /** Opens the signed-in person's referral link; asked for again, it is the same one. */
  post('/affiliates/join', async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
    parseInput(joinInput, await bodyOf(req))
    await limitRate(req, 'affiliate', req.user.id)
    const { code, commissionRate, isActive } = await createAffiliateLink(req, req.user)
    return Response.json({ link: { code, commissionRate, isActive } })
  }),
  /** The site says here that someone came by a referral link; the answer is whether to remember it. */
  post('/affiliates/visit', async (req) => {
    const { code, path, referrerHost } = parseInput(visitInput, await bodyOf(req))
    const link = await activeLink(req.payload, code)
    const isOwn = link && req.user && idOf(link.user) === req.user.id
    if (!link || isOwn) return Response.json({ remember: false })
    if (await mayCount(req)) {
      await countReferral(req.payload, {
        link: link.id,
        address: clientIp(req.headers) ?? '',
        landingPath: path,
        referrerHost,
      })
    }
    return Response.json({ remember: true })
  }),
  /** Where the signed-in affiliate wants to be paid. */
  post('/affiliates/payout-details', async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
    const details = parseInput(payoutDetailsInput, await bodyOf(req))
    await limitRate(req, 'affiliate', req.user.id)
    return Response.json({ details: await savePayoutDetails(req, req.user, details) })
  }),
  /** Who is to be paid how much, their accounts with all but the ends hidden. */
  staffGet('seeDuePayouts', '/affiliates/payouts/due', async (req) => {
    return Response.json({ due: await duePayouts(req) })
  }),
  /** Writes down that they have been paid. A second time with the same reference changes nothing. */
  staffActions('payOut')('/affiliates/payouts', payoutInput, async (req, input) => {
    const batch = await payOut(req, input)
    if (input.links && batch.paid.length + batch.withoutDetails.length === 0) {
      throw new AppError('nothing_due', 'Nothing is due to these affiliates any more.', 409)
    }
    return batch
  }),
  /** The transfers as a file, accounts included: for those who may see them, and noted. */
  revealSecret(
    'revealPayoutAccount',
    '/affiliates/payouts/file',
    fileInput,
    async (req, input) => ({ csv: await payoutFile(req, input) }),
  ),
  /** Shows staff the account to which they are about to send money, and notes that they looked. */
  staffRowPost(
    'affiliate',
    'revealPayoutAccount',
    '/affiliates/:id/payout-account',
    async (req, id) => {
      await limitRate(req, 'reveal', req.user?.id)
      const account = await revealPayoutAccount(req, id)
      return Response.json({ account }, { headers: { 'cache-control': 'no-store' } })
    },
  ),
  change('/affiliates/:id/rate', rateInput, async (req, id, input) => {
    await changeRate(req, id, input)
    return { rate: input.rate, message: `Rate set to ${input.rate}%` }
  }),
  /** Switches an affiliate's link on or off. */
  change('/affiliates/:id/active', activeInput, async (req, id, { isActive }) => {
    await switchAffiliate(req, id, isActive)
    return { message: isActive ? 'Link switched on' : 'Link switched off' }
  }),
  /** Decides on a commission that may come from the affiliate's own order. */
  staffRowActions('commission', 'reviewCommission')(
    '/affiliates/commissions/:id/review',
    reviewInput,
    async (req, id, { decision }) => {
      await reviewCommission(req, id, decision)
      return { message: decision === 'kept' ? 'Commission kept' : 'Commission reversed' }
    },
  ),
]
