import { Pill } from '@payloadcms/ui'

import type { Tone } from '@/src/domain/vocabulary/status'

import { lookOf } from './statuses'

const PILL_STYLES = {
  neutral: 'light-gray',
  good: 'success',
  warning: 'warning',
  bad: 'error',
} as const satisfies Record<Tone, string>

/** A status as icon and word: its colour only repeats what they say. */
export function StatusPill({ status, label }: { status: string; label?: string }) {
  const { word, tone, Icon } = lookOf(status)
  return (
    <Pill
      className="status-pill"
      icon={<Icon aria-hidden size={13} strokeWidth={2.25} />}
      alignIcon="left"
      pillStyle={PILL_STYLES[tone]}
      size="small"
    >
      {label ?? word}
    </Pill>
  )
}
