import { type Endpoint, Forbidden, type SanitizedConfig } from 'payload'

type Collection = SanitizedConfig['collections'][number]

const WRITES = { post: 'create', patch: 'update' } as const
/** Payload's own addresses that take a record with its file. */
const PATHS: ReadonlySet<string> = new Set(['/', '/:id', '/:id/duplicate'])

function asking({ access }: Collection, endpoint: Endpoint): Endpoint {
  const { method, path, handler } = endpoint
  if ((method !== 'post' && method !== 'patch') || !PATHS.has(path)) return endpoint
  const isAllowed = access[WRITES[method]]
  return {
    ...endpoint,
    handler: async (req) => {
      if ((await isAllowed({ req })) === false) throw new Forbidden(req.t)
      return handler(req)
    },
  }
}

/**
 * Payload reads the whole of an upload before it asks whether the sender may send one. Here it is
 * asked first, and what strangers send stays unread.
 */
export function withAccessBeforeFiles(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.upload || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.map((endpoint) => asking(collection, endpoint))
  }
  return config
}
