import { createHash, randomBytes } from 'node:crypto'

/** What comes before the first entry. */
export const START = '0'.repeat(64)

/** What an entry says for ever. It names no person: that is in its leaf. */
export type ChainBody = {
  /** From 1 on, without gaps. */
  readonly position: number
  readonly kind: string
  readonly paper: string
  readonly signer: string | null
  /** SHA-256 of the file that it is about. */
  readonly file: string | null
  /** ISO, UTC. */
  readonly at: string
  /** The hash of the entry before. */
  readonly previous: string
  /** The hash of what is told apart, with its salt. */
  readonly leaf: string
}

export type ChainEntry = ChainBody & {
  readonly hash: string
  /** What the leaf hides; null once a person was erased. */
  readonly told: { readonly salt: string; readonly facts: string } | null
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const makeSalt = (): string => randomBytes(32).toString('hex')

/** The leaf of what is told of a person: without the salt no one finds out by guessing. */
export const leafOf = (salt: string, facts: string): string => sha256(`${salt}\n${facts}`)

export const hashOfEntry = (entry: ChainBody): string =>
  sha256(
    JSON.stringify([
      'signing 1',
      entry.position,
      entry.kind,
      entry.paper,
      entry.signer,
      entry.file,
      entry.at,
      entry.previous,
      entry.leaf,
    ]),
  )

/**
 * The position of the first entry that does not follow from those before it, or whose words are not
 * those of its leaf; null when all do.
 */
export async function firstBreak(
  entries: AsyncIterable<ChainEntry> | Iterable<ChainEntry>,
): Promise<number | null> {
  let [position, previous] = [0, START]
  for await (const entry of entries) {
    position += 1
    const follows = entry.position === position && entry.previous === previous
    const told = entry.told === null || leafOf(entry.told.salt, entry.told.facts) === entry.leaf
    if (!follows || !told || hashOfEntry(entry) !== entry.hash) return position
    previous = entry.hash
  }
  return null
}
