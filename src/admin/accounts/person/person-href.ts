import { adminHref } from '@/src/admin/kit/screens/admin-href'

/** Where the page of someone is. */
export const personHref = (id: string): string => `${adminHref('person')}?id=${id}`
