import { isKeyOf } from '@/src/domain/vocabulary/keys'
import { STATE_SLUGS } from '../../catalogue/states/jurisdictions'
import type { ContentPage } from '../registry'

/** What the editor calls a page, and where the site shows it. */
type EditorPage = { readonly label: string; readonly address: string }

export const EDITOR_PAGES: Readonly<Record<Exclude<ContentPage, '/layout'>, EditorPage>> = {
  '/': { label: 'Home', address: '/' },
  '/services/ein': { label: 'EIN', address: '/services/ein' },
  '/services/itin': { label: 'ITIN', address: '/services/itin' },
  '/services/bookkeeping': { label: 'Bookkeeping', address: '/services/bookkeeping' },
  '/services/trademark': { label: 'Trademark', address: '/services/trademark' },
  '/llc': { label: 'State pages', address: `/llc/${STATE_SLUGS[0]}` },
  '/support': { label: 'Support', address: '/support' },
  '/careers': { label: 'Careers', address: '/careers' },
  '/terms': { label: 'Terms of Service', address: '/terms' },
  '/privacy': { label: 'Privacy Policy', address: '/privacy' },
  '/refund': { label: 'Refund Policy', address: '/refund' },
}

type PageName = keyof typeof EDITOR_PAGES

const isPage = isKeyOf(EDITOR_PAGES)

/**
 * The page that an address of the editor asks for; the home page where it asks for none. The pages of
 * all states have the same texts.
 */
export function editorPage(asked: unknown): PageName {
  if (typeof asked === 'string' && asked.startsWith('/llc/')) return '/llc'
  return isPage(asked) ? asked : '/'
}

/** What staff call the page of an element. */
export function pageLabel(page: string): string {
  if (page === '/layout' || page === '*') return 'All pages'
  return isPage(page) ? EDITOR_PAGES[page].label : page
}
