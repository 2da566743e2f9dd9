import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'

const KEY = 'charterdesk.checkout.unsaved'

/** Answers that the server may not have yet, for this tab alone: they outlive a reload. */
export function keepUnsaved(answers: DraftAnswers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers))
  } catch {
    // storage is full or forbidden; the server's draft still stands
  }
}

export function forgetUnsaved(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // storage is forbidden, so nothing was kept
  }
}

export function readUnsaved(): DraftAnswers | null {
  try {
    const kept: DraftAnswers | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept
  } catch {
    return null
  }
}
