import { Notice } from '@/src/admin/kit/ui/Notice'
import type { Permission } from '@/src/domain/platform/permissions/areas'

/** For staff who may look and no more: what changing would take. */
export const ViewOnly = ({ permission }: { permission: Permission }) => (
  <Notice tone="info">
    You can view this page. To make changes, you need the <code>{permission}</code> permission.
  </Notice>
)
