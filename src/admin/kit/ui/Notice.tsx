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
    <div
      className="admin-notice [&_.banner]:mb-5 [&_a]:text-inherit [&_code]:text-xs"
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Banner type={tone}>
        <span className="admin-notice__body flex items-start gap-2 phone:flex-wrap [&>svg]:flex-none [&>svg]:mt-0.5">
          <Icon aria-hidden size={16} strokeWidth={2} />
          <span className="phone:flex-[1_0_calc(100%-24px)]">
            {title && <strong>{title}</strong>}
            {children}
          </span>
          {action && (
            <span className="admin-notice__action flex-none ms-auto whitespace-nowrap phone:ms-6 [&_button]:p-0 [&_button]:border-0 [&_button]:bg-transparent [&_button]:font-inherit [&_button]:text-inherit [&_button]:underline [&_button]:cursor-pointer">
              {action}
            </span>
          )}
        </span>
      </Banner>
    </div>
  )
}
