import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'

import { env } from '@/src/lib/env'
import { AppError, errorResponse } from '@/src/lib/errors'
import { recordRefusal } from '@/src/lib/watching/security-events'

export type EndpointOptions = {
  readonly path: string
  readonly method: Endpoint['method']
  /** Called by other servers, which have no origin of ours: webhooks. */
  readonly fromAnywhere?: boolean
  /** Refuses foreign pages although it only reads: what it tells is one person's own. */
  readonly isPrivate?: boolean
  readonly handler: (req: PayloadRequest) => Promise<Response>
}

/** A browser says where a request comes from; ours come from our own pages. */
function checkOrigin(req: PayloadRequest): void {
  const origin = req.headers.get('origin')
  const site = req.headers.get('sec-fetch-site')
  const foreign = origin ? !env.ownOrigins.includes(origin) : site === 'cross-site'
  if (foreign) throw new AppError('foreign_origin', 'This request came from another site.', 403)
}

/** An endpoint of ours: refuses foreign pages, and answers every failure in the one error shape. */
export function defineEndpoint(options: EndpointOptions): Endpoint {
  const { path, method, fromAnywhere, isPrivate, handler } = options
  return {
    path,
    method,
    handler: async (req) => {
      try {
        if (isPrivate || (method !== 'get' && !fromAnywhere)) checkOrigin(req)
        return await handler(req)
      } catch (error) {
        await recordRefusal(req, error)
        return errorResponse(error)
      }
    },
  }
}

const by =
  (method: Endpoint['method']) =>
  (
    path: string,
    handler: EndpointOptions['handler'],
    more: Pick<EndpointOptions, 'fromAnywhere' | 'isPrivate'> = {},
  ): Endpoint =>
    defineEndpoint({ path, method, handler, ...more })

export const get = by('get')
export const post = by('post')
export const patch = by('patch')

/** What other servers post, which have no origin of ours. */
export const postFromAnywhere = (path: string, handler: EndpointOptions['handler']) =>
  post(path, handler, { fromAnywhere: true })

/** The JSON object that a request carries; an empty one when it carries nothing. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  await addDataAndFileToRequest(req)
  return req.data ?? {}
}
