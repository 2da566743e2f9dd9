import { lookOf } from './statuses'
import { TonePill } from './TonePill'

/** A status as icon and word. */
export function StatusPill({ status, label }: { status: string; label?: string }) {
  const { word, tone, Icon } = lookOf(status)
  return (
    <TonePill icon={Icon} tone={tone}>
      {label ?? word}
    </TonePill>
  )
}
