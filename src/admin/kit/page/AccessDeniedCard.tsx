import { Button } from '@payloadcms/ui'
import { Lock } from 'lucide-react'
import { ADMIN } from '@/src/lib/admin-address'

import type { Needs } from '../screens/screen'

/** In place of what somebody may not open: that it is so, and which permission it would take. */
export function AccessDeniedCard({ permission }: { permission?: Needs }) {
  return (
    <section className="admin-denied" aria-labelledby="access-denied">
      <Lock aria-hidden size={22} strokeWidth={1.75} />
      <h1 id="access-denied">Access Denied</h1>
      <p>You don't have permission to access this feature</p>
      {permission && (
        <p className="admin-denied__needed">
          Required permission: <code>{permission}</code>
        </p>
      )}
      <Button buttonStyle="secondary" el="link" margin={false} to={ADMIN}>
        Back to the dashboard
      </Button>
    </section>
  )
}
