import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { TONES, type Tone } from './badge'
import { cx } from './cx'

const ICONS = {
  neutral: Info,
  accent: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const

type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** A button or link that acts on it. */
  action?: ReactNode
  /** It appears in answer to what the person did, so it is read out. Danger always is. */
  live?: boolean
  className?: string
}

/** Something the reader should know before going on. */
export function Notice({
  tone = 'neutral',
  title,
  children,
  action,
  live,
  className,
}: NoticeProps) {
  const Icon = ICONS[tone]
  const role = tone === 'danger' ? 'alert' : live ? 'status' : undefined
  return (
    <div
      role={role}
      className={cx('flex gap-3 rounded-ui border p-4 text-sm', TONES[tone], className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="flex min-w-0 grow flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-text">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
