import { Button } from '@payloadcms/ui'
import { Lock } from 'lucide-react'
import { ADMIN } from '@/src/lib/admin-address'

import type { Needs } from '../screens/screen'

const DASHBOARD = { label: 'Back to the dashboard', href: ADMIN }

export type WayOn = { readonly label: string; readonly href: string }

type Props = {
  readonly permission?: Needs
  readonly words?: string
  /** Where the person may go on: not everybody may open the dashboard. */
  readonly back?: WayOn
}

/** In place of what someone may not open: that it is so, and which permission it would take. */
export function AccessDeniedCard({
  permission,
  words = "You don't have permission to access this feature",
  back = DASHBOARD,
}: Props) {
  return (
    <section
      className="flex flex-col items-start gap-3 max-w-120 mt-10 p-8 border border-line rounded-ui"
      aria-labelledby="access-denied"
    >
      <Lock aria-hidden size={22} strokeWidth={1.75} />
      <h1 className="m-0 text-3xl leading-7" id="access-denied">
        Access Denied
      </h1>
      <p className="m-0 text-muted">{words}</p>
      {permission && (
        <p className="m-0 -mt-2 text-muted">
          Required permission: <code className="text-text">{permission}</code>
        </p>
      )}
      <Button buttonStyle="secondary" el="link" margin={false} to={back.href}>
        {back.label}
      </Button>
    </section>
  )
}
