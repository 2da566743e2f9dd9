import { adminHref } from '@/src/admin/kit/screens/admin-href'

/** Where the permissions of a sub-admin are. */
export const rightsHref = (id: string): string => `${adminHref('subAdminRights')}?id=${id}`
