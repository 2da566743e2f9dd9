import { eq } from 'drizzle-orm'

import { redirects } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { hasSiteToken } from '@/src/lib/http/site/site-token'
import { listPaymentMethods } from '@/src/services/payments/gateways/list-payment-methods'

/**
 * What the front knows of the database to answer for public pages: where old addresses lead, which
 * openings there are, and whose chat widget and ways to pay are switched on. It asks again when any of it changes.
 */
export const siteFactsEndpoint = defineEndpoint({
  path: '/internal/site-facts',
  method: 'get',
  handler: async (req) => {
    if (!hasSiteToken(req.headers))
      throw new AppError('not_found', 'Nothing was found at this address.', 404)
    const { from, to, type, isActive } = redirects
    const db = await databaseOf(req)
    const [leads, openings, settings, methods] = await Promise.all([
      db.select({ from, to, type }).from(redirects).where(eq(isActive, true)),
      req.payload.find({
        collection: 'jobOpenings',
        where: { status: { equals: 'open' } },
        select: { slug: true, publishedAt: true, closesAt: true },
        depth: 0,
        pagination: false,
        overrideAccess: true, // the front shows none of it; it only learns which pages there are
      }),
      req.payload.findGlobal({
        slug: 'settings',
        select: { tidioEnabled: true, tidioEmbedCode: true },
        depth: 0,
        overrideAccess: true, // as above
      }),
      listPaymentMethods(req.payload),
    ])
    return Response.json({
      redirects: leads.map((lead) => [lead.from, lead.to, lead.type === '302' ? 302 : 301]),
      openings: openings.docs.map(({ slug, publishedAt, closesAt }) => ({
        slug,
        publishedAt: publishedAt ?? null,
        closesAt: closesAt ?? null,
      })),
      chat: settings.tidioEnabled ? (settings.tidioEmbedCode ?? null) : null,
      methods: methods.map(({ gateway, sandbox, scriptUrl }) => ({ gateway, sandbox, scriptUrl })),
    })
  },
})
