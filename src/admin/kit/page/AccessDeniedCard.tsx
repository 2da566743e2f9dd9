import { Button } from '@payloadcms/ui'
import { Lock } from 'lucide-react'
import type { PayloadRequest } from 'payload'

import { isPermission } from '@/src/domain/platform/permissions/areas'
import { permissionText } from '@/src/domain/platform/permissions/permission-text'

import { wayOn } from '../guards/way-on'
import type { Needs } from '../screens/screen'

type Props = {
  readonly req: PayloadRequest
  readonly permission?: Needs
  readonly words?: string
}

/** In place of what someone may not open: that it is so, and which permission it would take, as the rights screen names it. */
export async function AccessDeniedCard({
  req,
  permission,
  words = "You don't have permission to access this feature",
}: Props) {
  const way = await wayOn(req)
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
          {isPermission(permission) && <span>{` (${permissionText(permission)})`}</span>}
        </p>
      )}
      <Button buttonStyle="secondary" el="link" margin={false} to={way.href}>
        {way.label}
      </Button>
    </section>
  )
}
