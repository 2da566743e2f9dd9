import { statSync } from 'node:fs'
import { join } from 'node:path'
import { gt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { OWN_WEB_PROCESS } from '@/src/lib/http/hosts/hosts'
import { siteToken } from '@/src/lib/http/site/site-token'
import { log } from '@/src/lib/log'
import { site_changes } from '@/src/lib/own-tables'
import { listenTo } from '@/src/services/platform/listen'
import { setUpToDate } from './kept-reads'

/** A change counts from when its transaction began, and clocks of two machines differ. */
const MARGIN_MS = 5 * 60_000
/** Changes of one transaction are announced one by one. */
const GATHERED_MS = 20

/** Said by a web process that is there: its pages may be of another build than those before it. */
const STARTED = 'started'

/** When the pages were built that Next finds when it starts; now, where none were. */
function builtAt(folder = process.env.NEXT_DIST_DIR || '.next'): Date {
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
  let isUpToDate = false
  let isAnnounced = false
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
    connected: async (client) => {
      lines += 1
      const line = lines
      const asked = new Date()
      const tags = await changedSince(client, upTo)
      if ((await invalidate(tags)) === false) throw new Error('What changed was not passed on.')
      if (line !== lines) return
      upTo = asked
      isUpToDate = true
      setUpToDate(true)
      if (isAnnounced) return
      await client.query("select pg_notify('site', $1)", [STARTED])
      isAnnounced = true
    },
    lost: () => {
      lines += 1
      isUpToDate = false
      setUpToDate(false)
    },
    said: (tag) => {
      if (tag === STARTED) return // it goes for those who keep what we answer
      if (isUpToDate) upTo = new Date()
      note([tag])
    },
  })
  return () => {
    stop()
    clearTimeout(gathering)
  }
}

/** As long as a page may be in the making that was begun from what is now changed. */
const MADE_WITHIN_MS = 2_000

/** A process begins to listen a moment after it began to follow. */
const TRIES = 60
const RETRY_MS = 500

const again = new Set<string>()
let timer: NodeJS.Timeout | undefined

async function ask(tags: readonly string[]): Promise<void> {
  const answer = await fetch(new URL('/api/internal/invalidate', OWN_WEB_PROCESS), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${siteToken()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`The web process answered ${answer.status}.`)
}

const pause = () => new Promise((done) => setTimeout(done, RETRY_MS).unref())

/** Answers with whether it was heard in the end. */
async function askUntilHeard(tags: readonly string[]): Promise<boolean> {
  for (let tries = TRIES; ; tries -= 1) {
    try {
      await ask(tags)
      return true
    } catch (error) {
      if (tries > 1) await pause()
      else {
        log.warn({ err: error, tags }, 'the pages of the site were not invalidated')
        return false
      }
    }
  }
}

/**
 * Has this web process read these things again: only in a request does Next let go of what it keeps.
 * Once at once, and once more in a moment, as Next keeps a page that was in the making while
 * something changed, from what it had read before, as if it had been made after. Answers with
 * whether it was heard the first time.
 */
export async function invalidateHere(tags: readonly string[]): Promise<boolean> {
  if (tags.length === 0) return true
  for (const tag of tags) again.add(tag)
  clearTimeout(timer)
  timer = setTimeout(() => {
    const all = [...again]
    again.clear()
    void askUntilHeard(all)
  }, MADE_WITHIN_MS)
  timer.unref()
  return askUntilHeard(tags)
}
