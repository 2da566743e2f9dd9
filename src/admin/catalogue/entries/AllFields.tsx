import { Link } from '@payloadcms/ui'

import { collectionHref } from '@/src/lib/admin-address'
import type { EntrySlug } from '@/src/services/catalogue/entries/entry'

type Props = { readonly slug: EntrySlug; readonly id: string; readonly name: string }

/** The way to all that is kept of an entry. */
export const AllFields = ({ slug, id, name }: Props) => (
  <Link aria-label={`All fields of ${name}`} href={collectionHref(slug, id)} prefetch={false}>
    All fields
  </Link>
)
