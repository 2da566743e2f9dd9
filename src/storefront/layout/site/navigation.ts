import type { PageContent } from '@/src/domain/content/page-content'

/** One entry of a menu. */
export type NavItem = { readonly href: string; readonly label: string; readonly note?: string }

/** What header, mobile menu and footer show, ready to hand to client components. */
export type Navigation = {
  readonly main: readonly NavItem[]
  readonly manage: string
  readonly services: readonly NavItem[]
}

export function navigation(content: PageContent<'/layout'>): Navigation {
  return {
    main: [
      { href: '/#pricing', label: content.text('header.pricing') },
      { href: '/support', label: content.text('header.support') },
    ],
    manage: content.text('header.manage'),
    services: [
      { href: '/services/ein', label: 'EIN', note: content.text('header.ein') },
      { href: '/services/itin', label: 'ITIN', note: content.text('header.itin') },
      {
        href: '/services/bookkeeping',
        label: 'Bookkeeping',
        note: content.text('header.bookkeeping'),
      },
      { href: '/services/trademark', label: 'Trademark', note: content.text('header.trademark') },
    ],
  }
}
