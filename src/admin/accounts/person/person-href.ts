import { adminHref } from '@/src/admin/kit/screens/admin-href'

export const personHref = (id: string): string => `${adminHref('person')}?id=${id}`
