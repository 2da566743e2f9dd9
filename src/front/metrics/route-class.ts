import { isPersonalPage } from '@/src/domain/content/personal-pages'

export type RouteClass = 'asset' | 'api' | 'admin' | 'checkout' | 'account' | 'page'

const ASSET = /^\/_next\/|\.(?:ico|png|svg|webp|woff2|txt|xml)$/

/** What kind of address is asked for: few of them, so that figures by kind stay few. */
export function routeClassOf(path: string): RouteClass {
  if (path.startsWith('/api/')) return 'api'
  if (ASSET.test(path)) return 'asset'
  if (/^\/admin(?:\/|$)/.test(path)) return 'admin'
  if (/^\/checkout(?:\/|$)/.test(path)) return 'checkout'
  return isPersonalPage(path) ? 'account' : 'page'
}
