import { STANDALONE_SERVICES, type StandaloneService } from '@/src/domain/vocabulary/service-types'

export type DraftKind = 'formation' | StandaloneService

/** Every kind of checkout. A browser may have one draft of each open. */
export const DRAFT_KINDS: readonly DraftKind[] = ['formation', ...STANDALONE_SERVICES]

export function draftKindOf(draft: {
  readonly kind: 'formation' | 'service'
  readonly service?: StandaloneService | null
}): DraftKind {
  return draft.kind === 'service' && draft.service ? draft.service : 'formation'
}

export function checkoutPath(kind: DraftKind): string {
  return kind === 'formation' ? '/checkout' : `/checkout/${kind}`
}
