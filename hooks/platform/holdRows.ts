import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'

import { isId } from '@/src/domain/vocabulary/id'
import { holdGlobal, lockRows, tableOf } from '@/src/lib/database'
import { entityPlugin } from '@/src/lib/entity-plugin'
import { isOneOf } from '@/src/lib/sql-parts'

async function hold(req: PayloadRequest, slug: string, ids: readonly string[]): Promise<void> {
  const table = tableOf(req.payload, slug)
  await lockRows(req, table, isOneOf(table.id, ids))
}

const holdChanged: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation === 'refresh' && req.user) await hold(req, collection.slug, [req.user.id])
  if (operation !== 'update') return args
  if ('id' in args && args.id !== undefined) {
    if (typeof args.id === 'string' && isId(args.id)) await hold(req, collection.slug, [args.id])
    return args
  }
  if (!('where' in args) || !args.where) return args
  const { where, limit = 0, sort, trash, draft, overrideAccess } = args
  const { docs } = await req.payload.find({
    collection: collection.slug,
    ...{ where, limit, sort, trash, draft, overrideAccess, req },
    pagination: false,
    select: {},
    depth: 0,
  })
  const ids = docs.map(({ id }) => String(id))
  await hold(req, collection.slug, ids)
  return { ...args, where: { and: [where, { id: { in: ids } }] } } // what matches since is not held
}

const holdChangedGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update') await holdGlobal(req, global.slug)
  return args
}

/**
 * Payload reads a row, runs hooks, and writes all of it: what another transaction commits in
 * between would be lost. With this plugin, changes of one row wait for one another, from before it is
 * read. It comes last: what its hooks lock is locked after everything that others lock.
 */
export const holdRowsPlugin = entityPlugin({
  collection: ({ hooks, ...collection }) => ({
    ...collection,
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), holdChanged] },
  }),
  global: ({ hooks, ...global }) => ({
    ...global,
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), holdChangedGlobal] },
  }),
})
