import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { asksForPrivacy } from '@/src/domain/platform/visits/asks-for-privacy'
import { idOf } from '@/src/domain/vocabulary/relation'
import { parseInput } from '@/src/lib/errors'
import { clientIp } from '@/src/lib/http/client-ip'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { countReferral } from '@/src/services/affiliates/count-referral'
import { activeLink } from '@/src/services/affiliates/find-referral'
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

/** The site says here that somebody came by a referral link; the answer is whether to remember it. */
export const visitEndpoint = defineEndpoint({
  path: '/affiliates/visit',
  method: 'post',
  handler: async (req) => {
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
  },
})
