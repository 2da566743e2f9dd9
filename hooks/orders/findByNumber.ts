import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

import { idsBeginning } from '@/src/services/orders/ids-beginning'

async function withNumbers(req: PayloadRequest, where: Where): Promise<Where> {
  if (!(where instanceof Object)) return where // refused where filters are checked
  const all = Object.entries(where).map(async ([name, condition]) => {
    if (Array.isArray(condition)) {
      return [name, await Promise.all(condition.map((one) => withNumbers(req, one)))]
    }
    const typed =
      name === 'id' && condition instanceof Object ? Reflect.get(condition, 'like') : null
    return [name, typed ? { in: await idsBeginning(req, String(typed)) } : condition]
  })
  return Object.fromEntries(await Promise.all(all))
}

/** Lets the list's search find an order by its number, the first characters of its id. */
export const findByNumber: CollectionBeforeOperationHook<'orders'> = async ({
  args,
  operation,
  req,
}) => {
  const finds = operation === 'read' || operation === 'count'
  if (!finds || !('where' in args) || !args.where) return args
  return { ...args, where: await withNumbers(req, args.where) }
}
