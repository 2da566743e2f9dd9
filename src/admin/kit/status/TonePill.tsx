import { Pill } from '@payloadcms/ui'
import { Check, CircleAlert, CircleDashed, Clock, type LucideIcon } from 'lucide-react'

import type { Tone } from '@/src/domain/vocabulary/status'

const LOOKS = {
  neutral: { style: 'light-gray', Icon: CircleDashed },
  good: { style: 'success', Icon: Check },
  warning: { style: 'warning', Icon: Clock },
  bad: { style: 'error', Icon: CircleAlert },
} as const satisfies Record<Tone, { readonly style: string; readonly Icon: LucideIcon }>

type Props = { readonly tone: Tone; readonly children: string; readonly icon?: LucideIcon }

/** How something stands, as icon and word: its colour only repeats what they say. */
export function TonePill({ tone, children, icon: Icon = LOOKS[tone].Icon }: Props) {
  return (
    <Pill
      alignIcon="left"
      className="status-pill [&_.pill\_\_icon]:inline-flex"
      icon={<Icon aria-hidden size={13} strokeWidth={2.25} />}
      pillStyle={LOOKS[tone].style}
      size="small"
    >
      {children}
    </Pill>
  )
}
