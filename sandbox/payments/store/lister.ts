import type { z } from 'zod'

import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'

/** Reads the newest objects of a kind first, each by its schema; `most` where no limit is given. */
export function lister<Schema extends z.ZodType>(kind: string, schema: Schema, most = 100_000) {
  return async (store: SandboxStore, limit = most): Promise<Array<z.infer<Schema>>> =>
    (await store.list(kind, limit)).map((body) => schema.parse(body))
}
