import { AsyncLocalStorage } from 'node:async_hooks'

import { isFromFront, REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'

const ids = new AsyncLocalStorage<string>()

/** Does a request's work under the name that it has in all logs. */
export const withRequestId = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  ids.run(id, work)

/** The name of the request that is being answered; null outside of one. */
export const requestId = (headers: Headers): string | null =>
  ids.getStore() ?? (isFromFront(headers) ? headers.get(REQUEST_ID_HEADER) : null)
