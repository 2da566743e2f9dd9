import type { PayloadRequest } from 'payload'

/** Whatever reads: a request within its transaction, or on its own. */
export type Reader = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/** How services read what a customer has filled in: at most `limit` rows, within the transaction if there is one. */
export const reading = (reader: Reader, limit: number) =>
  ({
    depth: 0,
    limit,
    pagination: false,
    overrideAccess: true, // the caller made sure that the order may be seen
    ...('transactionID' in reader ? { req: reader } : {}),
  }) as const
