import { adminHref } from '@/src/admin/kit/screens/admin-href'

/** A ticket's page. @param from the view of the inbox in which one goes on from there */
export const ticketHref = (id: string, from?: string): string => {
  const page = adminHref('ticket', id)
  return from ? `${page}?from=${encodeURIComponent(from)}` : page
}
