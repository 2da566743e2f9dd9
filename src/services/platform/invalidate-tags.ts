import { type Caller, databaseOf } from '@/src/lib/database'
import { noteChangedTags } from '@/src/lib/http/site/site-token'
import { site_changes } from '@/src/lib/own-tables'
import { forgetReads } from '@/src/services/platform/site-feed/kept-reads'

/**
 * Makes the public site read these things again on its next load.
 *
 * What changed is written down in the request's transaction, whose commit tells every web process
 * and front (`followSite`, `src/front/memory`). Those through which the request came need not wait for
 * that.
 */
export async function invalidateTags(req: Caller, tags: readonly string[]): Promise<void> {
  const db = await databaseOf(req)
  await db.insert(site_changes).values(tags.map((tag) => ({ tag })))
  noteChangedTags(tags)
  forgetReads()
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { revalidateTag } = await import('next/cache')
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
