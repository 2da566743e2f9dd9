import { Banner } from '@payloadcms/ui'
import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const ICONS = { info: Info, success: Check, warning: TriangleAlert, error: CircleAlert }

type Props = {
  readonly tone: keyof typeof ICONS
  readonly title?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Something that has to be known, where it matters: an icon, a word for it, and what to do. */
export function Notice({ tone, title, children, action }: Props) {
  const Icon = ICONS[tone]
  return (
    <div className="admin-notice" role={tone === 'error' ? 'alert' : 'status'}>
      <Banner type={tone}>
        <span className="admin-notice__body">
          <Icon aria-hidden size={16} strokeWidth={2} />
          <span>
            {title && <strong>{title}</strong>}
            {children}
          </span>
          {action && <span className="admin-notice__action">{action}</span>}
        </span>
      </Banner>
    </div>
  )
}
