import type { SanitizedConfig } from 'payload'

import { AppError } from '@/src/lib/errors'

type Operation = { readonly operation: string; readonly args?: object }

const WRITES = new Set(['create', 'update', 'updateByID'])

/** A form of Payload's carries its fields as JSON, which may be no object, or missing. */
function requireFields({ operation, args }: Operation): void {
  if (!WRITES.has(operation)) return
  const data = args && 'data' in args ? args.data : undefined
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return
  throw new AppError('bad_request', 'The request must hold the fields as a JSON object.', 400)
}

type Entity = { versions?: unknown; endpoints: false | { path: string }[] }

const hasVersions = ({ versions }: Entity) => Boolean(versions)

/** Payload answers for versions even where none are kept, with a failure. */
const offered = (entity: Entity) => (endpoint: { path: string }) =>
  hasVersions(entity) || !endpoint.path.startsWith('/versions')

/** Takes away what Payload offers at every address though it can only fail at most of them. */
export function removeUnsupportedEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { endpoints } = collection
    if (endpoints) collection.endpoints = endpoints.filter(offered(collection))
    collection.hooks.beforeOperation = [requireFields, ...(collection.hooks.beforeOperation ?? [])]
  }
  for (const global of config.globals) {
    const { endpoints } = global
    if (endpoints) global.endpoints = endpoints.filter(offered(global))
    global.hooks.beforeOperation = [requireFields, ...(global.hooks.beforeOperation ?? [])]
  }
  return config
}
