import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { addressWith } from '@/src/admin/kit/ui/address'
import type { Finding, FindingKind } from '@/src/domain/content/seo/finding-kinds'

type Mend = { readonly label: string; readonly href: string }

const ofRedirect: ReadonlySet<FindingKind> = new Set(['redirect_chain', 'redirect_broken'])
const ofContent: ReadonlySet<FindingKind> = new Set(['broken_link', 'heading_order', 'image_alt'])

/** Where one mends what a check found. */
export function mendOf({ kind, path }: Finding): Mend {
  if (ofRedirect.has(kind)) {
    const href = addressWith(adminHref('redirects'), {}, { q: path })
    return { label: 'Edit redirect', href }
  }
  if (ofContent.has(kind)) {
    return path.startsWith('/careers/')
      ? { label: 'Edit opening', href: adminHref('careers') }
      : { label: 'Edit content', href: addressWith(adminHref('visualEditor'), {}, { page: path }) }
  }
  return { label: 'Edit SEO page', href: addressWith(adminHref('seoPage'), {}, { path }) }
}
