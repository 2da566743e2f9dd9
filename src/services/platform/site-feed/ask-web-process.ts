import { OWN_WEB_PROCESS } from '@/src/lib/http/hosts/hosts'
import { siteToken } from '@/src/lib/http/site/site-token'
import { log } from '@/src/lib/log'

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
