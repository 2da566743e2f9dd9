import { FACTS_PATH, readFacts, type SiteFacts } from '@/src/front/memory/site-facts'

/** So long they are believed while no change would be heard of. */
const UNHEARD_MS = 3_000
/** So long the last ones are waited for longer than they are worth. */
const PATIENCE_MS = 1_000

export type FactsKept = {
  /** @throws when the web process does not answer, and never did */
  readonly read: () => Promise<SiteFacts>
  readonly forget: () => void
}

const after = (ms: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), ms).unref())

/** The facts as they were read since the last change. */
export function keepFacts(
  askJson: (path: string) => Promise<unknown>,
  isFollowing: () => boolean,
): FactsKept {
  let known: { facts: Promise<SiteFacts>; until: number } | undefined
  let last: SiteFacts | undefined

  async function ask(): Promise<SiteFacts> {
    const asked = askJson(FACTS_PATH).then((said) => {
      last = readFacts(said)
      return last
    })
    // While the database is away pages are not kept, but shown: what was true of them last is enough.
    if (isFollowing() || !last) return asked
    const answered = await Promise.race([asked.catch(() => null), after(PATIENCE_MS)])
    return answered ?? last
  }

  return {
    read: () => {
      if (known && (isFollowing() || known.until > Date.now())) return known.facts
      const asking = { facts: ask(), until: Date.now() + UNHEARD_MS }
      known = asking
      asking.facts.catch(() => {
        if (known === asking) known = undefined
      })
      return asking.facts
    },
    forget: () => {
      known = undefined
    },
  }
}
