import type { DraftKind } from '@/src/domain/checkout/draft-kind'

const key = (kind: DraftKind) =>
  kind === 'formation' ? 'charterdesk.checkout.unsaved' : `charterdesk.checkout.${kind}.unsaved`

/** Answers that the server may not have yet, for this tab alone: they outlive a reload. */
export function keepUnsaved(answers: object, kind: DraftKind = 'formation'): void {
  try {
    sessionStorage.setItem(key(kind), JSON.stringify(answers))
  } catch {
    // storage is full or forbidden; the server's draft still stands
  }
}

export function forgetUnsaved(kind: DraftKind = 'formation'): void {
  try {
    sessionStorage.removeItem(key(kind))
  } catch {
    // storage is forbidden, so nothing was kept
  }
}

export function readUnsaved<Answers>(kind: DraftKind = 'formation'): Answers | null {
  try {
    const kept: Answers | null = JSON.parse(sessionStorage.getItem(key(kind)) ?? 'null')
    return kept
  } catch {
    return null
  }
}
