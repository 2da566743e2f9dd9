import type { Endpoint, PayloadRequest } from 'payload'

import { may } from '@/src/access/permissions'
import { awaitsFactor } from '@/src/access/restrict-staff'
import { requireRecentFactor } from '@/src/access/second-factor'
import {
  ACTIONS,
  type ActionName,
  type Grant,
  grantOf,
  needsRecentFactor,
} from '@/src/domain/platform/permissions/actions'
import { requiredPermission } from '@/src/domain/platform/permissions/permission-text'
import { AppError } from '@/src/lib/errors'
import { defineEndpoint, type EndpointOptions } from '@/src/lib/http/endpoint'

/** What a button of the action has to be given; null for people who may not do it. */
export async function can<Name extends ActionName>(
  req: PayloadRequest,
  action: Name,
): Promise<Grant<Name> | null> {
  return (await may(req, ACTIONS[action])) ? grantOf(action) : null
}

/** @throws AppError 401 for visitors, 403 for people who may not do it */
async function requireAction(req: PayloadRequest, action: ActionName): Promise<void> {
  if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
  if (await can(req, action)) {
    if (needsRecentFactor(action)) await requireRecentFactor(req)
    return
  }
  if (awaitsFactor(req.user)) {
    throw new AppError('factor_required', 'Set up two-factor first, at /auth/two-factor.', 403)
  }
  throw new AppError('forbidden', requiredPermission(ACTIONS[action]), 403)
}

export type StaffOptions = Omit<EndpointOptions, 'fromAnywhere'> & { readonly action: ActionName }

/** An endpoint for staff who may do what it does; nothing is read or done for anybody else. */
export function staffEndpoint({ action, handler, ...options }: StaffOptions): Endpoint {
  const endpoint = defineEndpoint({
    ...options,
    handler: async (req) => {
      await requireAction(req, action)
      return handler(req)
    },
  })
  return { ...endpoint, custom: { action } }
}

const staffBy =
  (method: Endpoint['method']) =>
  (action: ActionName, path: string, handler: StaffOptions['handler']): Endpoint =>
    staffEndpoint({ action, path, method, handler })

export const staffGet = staffBy('get')
export const staffPost = staffBy('post')
export const staffPatch = staffBy('patch')
