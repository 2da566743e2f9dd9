/** A process that has let go of everything is not asked again for a moment. */
const TOLD_FOR_MS = 1_000
/** As many tags as a process takes at once. */
const TAGS_AT_ONCE = 50

type Told = {
  readonly pending: Set<string>
  /** Until when it is believed to have let go of everything. */
  until: number
  telling: Promise<boolean> | undefined
}

/** Has a process let go of these; says whether it has let go of everything that it heard of itself. */
type Tell = (origin: string, tags: readonly string[]) => Promise<boolean>

export type Telling = {
  /** Notes what changed of the site. */
  readonly changed: (tags: readonly string[]) => void
  /**
   * Tells a process what changed and it was not told yet. Answers with whether it has let go of
   * everything: only then what it shows is true.
   */
  readonly bringUpToDate: (origin: string) => Promise<boolean>
}

/** Each web process is told what changed before it is asked for a page, in this order. */
export function invalidationQueue(tell: Tell): Telling {
  const heard = new Set<string>()
  const known = new Map<string, Told>()

  /** A process that was never asked may not have heard yet of what we heard. */
  function toldOf(origin: string): Told {
    const told = known.get(origin) ?? { pending: new Set(heard), until: 0, telling: undefined }
    known.set(origin, told)
    return told
  }

  async function tellAll(origin: string, told: Told): Promise<boolean> {
    const tags = [...told.pending].slice(0, TAGS_AT_ONCE)
    for (const tag of tags) told.pending.delete(tag)
    try {
      const isUpToDate = (await tell(origin, tags)) && told.pending.size === 0
      told.until = isUpToDate ? Date.now() + TOLD_FOR_MS : 0
      return isUpToDate
    } catch (error) {
      for (const tag of tags) told.pending.add(tag)
      throw error
    }
  }

  return {
    changed: (tags) => {
      for (const tag of tags) heard.add(tag)
      for (const told of known.values()) {
        for (const tag of tags) told.pending.add(tag)
        told.until = 0
      }
    },
    bringUpToDate: async (origin) => {
      const told = toldOf(origin)
      // What another is telling it just now has to arrive, too.
      while (told.telling) await told.telling.catch(() => false)
      if (told.pending.size === 0 && told.until > Date.now()) return true
      told.telling = tellAll(origin, told).finally(() => {
        told.telling = undefined
      })
      return told.telling
    },
  }
}
