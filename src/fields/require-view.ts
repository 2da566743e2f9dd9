import type { Permission } from '@/src/domain/platform/permissions/areas'

/** Sends staff without the permission away from a list that would show them only their own rows. */
export const requireView = (permission: Permission) => ({
  path: '/src/admin/kit/guards/RequireView#RequireView',
  serverProps: { permission },
})
