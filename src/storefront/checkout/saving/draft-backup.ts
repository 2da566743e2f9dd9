import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import { tabMemory } from '@/src/lib/browser/tab-memory'

/** What was typed, where, and when the server said that it has it. */
export type Backup<Step extends string, Answers> = {
  readonly step: Step
  readonly answers: Answers
  /** As old as the server's draft was when this was typed, ISO 8601. */
  readonly draftAt: string
  readonly typedAt?: number
  readonly savedAt?: number
}

/**
 * A page may have been asked for before the last save ended, and then come without it. So what is
 * saved is still kept for as long as a page may take to come.
 */
const SURELY_THERE_MS = 30_000

const key = (kind: DraftKind) =>
  kind === 'formation' ? 'charterdesk.checkout.unsaved' : `charterdesk.checkout.${kind}.unsaved`

function read<Step extends string, Answers>(kind: DraftKind): Backup<Step, Answers> | null {
  try {
    const kept: Backup<Step, Answers> | null = JSON.parse(tabMemory.read(key(kind)) || 'null')
    return kept
  } catch {
    return null
  }
}

const write = (kind: DraftKind, backup: Backup<string, object>): void =>
  tabMemory.write(key(kind), JSON.stringify(backup))

/** Answers that the server may not have yet, for this tab alone: they outlive a reload. */
export const keepBackup = (kind: DraftKind, backup: Backup<string, object>): void =>
  write(kind, { ...backup, typedAt: Date.now() })

/** The server has the answers that are kept. */
export function noteSaved(kind: DraftKind): void {
  const kept = read<string, object>(kind)
  if (kept) write(kind, { ...kept, savedAt: Date.now() })
}

/** The server has it all, and what comes next begins again. */
export const forgetBackup = (kind: DraftKind): void => tabMemory.write(key(kind), '')

/**
 * Whether the server's draft was changed elsewhere since: it is then the newer one. Just after typing the
 * change is this tab's own, by a save whose answer it did not wait for.
 */
export function isOutdated(
  { draftAt, typedAt = 0 }: Pick<Backup<string, object>, 'draftAt' | 'typedAt'>,
  serverAt: string | null,
): boolean {
  return serverAt !== null && draftAt < serverAt && Date.now() - typedAt > SURELY_THERE_MS
}

/** What the page that has just come may lack. */
export function readBackup<Step extends string, Answers>(
  kind: DraftKind,
): Backup<Step, Answers> | null {
  const kept = read<Step, Answers>(kind)
  if (!kept || typeof kept.answers !== 'object') return null
  const isOld = kept.savedAt !== undefined && Date.now() - kept.savedAt > SURELY_THERE_MS
  return isOld ? null : kept
}
