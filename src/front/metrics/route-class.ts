import { isBelow, isFileName, isPersonalPage } from '@/src/domain/content/addresses'

export type RouteClass = 'asset' | 'api' | 'admin' | 'checkout' | 'account' | 'page'

/** What kind of address is asked for: few of them, so that figures by kind stay few. */
export function routeClassOf(path: string): RouteClass {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/_next/') || isFileName(path)) return 'asset'
  if (isBelow(path, '/admin')) return 'admin'
  if (isBelow(path, '/checkout')) return 'checkout'
  return isPersonalPage(path) ? 'account' : 'page'
}
