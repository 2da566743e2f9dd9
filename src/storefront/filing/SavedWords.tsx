import type { SaveState } from './filing-saver'

const WORDS: Record<SaveState, string> = {
  idle: 'Your answers are saved as you type.',
  saving: 'Saving…',
  saved: 'Saved. You can continue later.',
  retrying: 'Not saved yet. Trying again…',
  refused: 'Not saved.',
}

/** Whether what was typed is kept. */
export function SavedWords({ state, trouble }: { state: SaveState; trouble: string | null }) {
  return (
    <p role="status" className="text-sm text-muted">
      {state === 'refused' && trouble ? trouble : WORDS[state]}
    </p>
  )
}
