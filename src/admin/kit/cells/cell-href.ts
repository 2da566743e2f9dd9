import { collectionHref } from '@/src/lib/admin-address'
import type { Config } from '@/src/payload-types'

type Linked = {
  readonly link?: boolean
  readonly linkURL?: string
  readonly collectionSlug?: string
  readonly rowData?: { readonly id?: unknown }
}

const isSlug = (slug: string | undefined): slug is keyof Config['collections'] => Boolean(slug)

/** Where a cell leads: that of the first column opens the record. */
export function cellHref({ link, linkURL, collectionSlug, rowData }: Linked): string | null {
  if (!link || !isSlug(collectionSlug)) return null
  return linkURL ?? collectionHref(collectionSlug, String(rowData?.id ?? ''))
}
