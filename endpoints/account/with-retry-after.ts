import type { PayloadRequest } from 'payload'

import { errorResponse } from '@/src/lib/errors'
import { RateLimited } from '@/src/services/limit-rate'

type Handler = (req: PayloadRequest) => Promise<Response>

/** Says in the answer's header, too, when it makes sense to try again. */
export const withRetryAfter =
  (handler: Handler): Handler =>
  async (req) => {
    try {
      return await handler(req)
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error
      const response = errorResponse(error)
      response.headers.set('retry-after', String(error.retryAfter))
      return response
    }
  }
