import { adminHref } from '@/src/admin/kit/screens/admin-href'

export const rightsHref = (id: string): string => `${adminHref('subAdminRights')}?id=${id}`
