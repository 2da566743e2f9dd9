import type { CollectionBeforeValidateHook } from 'payload'

import { loopText, loopThrough, withinSite } from '@/src/domain/platform/redirects/redirect-graph'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { activeLeads, lockRedirects } from '@/src/services/platform/redirects/active-leads'

/** A redirect that comes back to where it began would never end. */
export const refuseLoop: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  if (typeof next.from !== 'string' || typeof next.to !== 'string') return data
  const target = withinSite(next.to, new URL(env.SITE_URL).origin)
  const isOn = next.isActive !== false
  if (!isOn && target !== next.from) return data
  await lockRedirects(req)
  const leads = new Map(isOn ? await activeLeads(req) : [])
  if (originalDoc?.from) leads.delete(originalDoc.from)
  const loop = loopThrough(next.from, target, leads)
  if (!loop) return data
  const words = loopText(loop)
  throw new AppError('redirect_loop', words, 422, { to: words })
}
