import { statSync } from 'node:fs'
import { join } from 'node:path'

import { gt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'

import { log } from '@/src/lib/log'
import { site_changes } from '@/src/lib/own-tables'
import { listenTo } from '@/src/services/platform/listen'

import { invalidateHere } from './ask-web-process'
import { setUpToDate } from './up-to-date'

/** A change counts from when its transaction began, and clocks of two machines differ. */
const MARGIN_MS = 5 * 60_000
/** Changes of one transaction are announced one by one. */
const GATHERED_MS = 20

/** Said by a web process that is there: its pages may be of another build than those before it. */
export const STARTED = 'started'

/** When the pages were built that Next finds when it starts; now, where none were. */
export function builtAt(folder = process.env.NEXT_DIST_DIR || '.next'): Date {
  try {
    return statSync(join(folder, 'BUILD_ID')).mtime
  } catch {
    return new Date()
  }
}

/** What changed since a moment, and a little before it. */
export async function changedSince(client: Client, since: Date): Promise<string[]> {
  const rows = await drizzle(client)
    .selectDistinct({ tag: site_changes.tag })
    .from(site_changes)
    .where(gt(site_changes.at, new Date(since.getTime() - MARGIN_MS).toISOString()))
  return rows.map(({ tag }) => tag)
}

/**
 * Follows what changes of the public site, no matter who changed it: another web process, the worker, a
 * script. Next remembers in memory alone what is no longer true of the pages on its disk, so a
 * process that starts catches up with everything since the build, and one that lost the line with
 * everything since. Answers with what ends it.
 *
 * @param invalidate is given the tags that changed, and says whether that was heard
 */
export function followSite(
  invalidate: (tags: readonly string[]) => unknown = invalidateHere,
  built = builtAt(),
): () => void {
  let upTo = built
  let lines = 0
  let gathering: NodeJS.Timeout | undefined
  const heard = new Set<string>()

  const tell = () => {
    gathering = undefined
    const tags = [...heard]
    heard.clear()
    invalidate(tags)
  }
  const note = (tags: readonly string[]) => {
    for (const tag of tags) heard.add(tag)
    if (heard.size > 0) gathering ??= setTimeout(tell, GATHERED_MS)
  }
  const stop = listenTo('site', {
    connected: (client) => {
      const since = upTo
      lines += 1
      const line = lines
      changedSince(client, since)
        .then(async (tags) => {
          upTo = new Date()
          const isHeard = await invalidate(tags)
          if (line === lines) setUpToDate(isHeard !== false)
          if (line === 1) await client.query("select pg_notify('site', $1)", [STARTED])
        })
        .catch((error) => log.warn({ err: error }, 'changes of the site could not be read'))
    },
    lost: () => {
      lines += 1
      setUpToDate(false)
    },
    said: (tag) => {
      if (tag === STARTED) return // it goes for those who keep what we answer
      upTo = new Date()
      note([tag])
    },
  })
  return () => {
    stop()
    clearTimeout(gathering)
  }
}
