import type { ReactNode } from 'react'
import { PageLink } from '@/src/admin/kit/ui/parts'
import { collectionHref } from '@/src/lib/admin-address'
import { ENTRY_LABELS, type EntrySlug, type Shown } from '@/src/services/catalogue/entries/entry'
import { DeleteEntry } from './DeleteEntry'

type Props = {
  readonly shown: Shown<unknown>
  readonly slug: Exclude<EntrySlug, 'checkoutPackages'>
  /** Opens its form; null for those who may not change it. */
  readonly form: ReactNode
  /** The way to more of it; else to its details. */
  readonly children?: ReactNode
}

export function EntryActions({ shown: { id, name }, slug, form, children }: Props) {
  const noun = ENTRY_LABELS[slug]
  return (
    <div className="flex items-center gap-2 whitespace-nowrap [&_.btn]:m-0">
      {children ?? (
        <PageLink aria-label={`Details of ${name}`} href={collectionHref(slug, id)}>
          Details
        </PageLink>
      )}
      {form}
      {form && (
        <DeleteEntry
          name={name}
          noun={noun}
          path={`/api/${slug}/${id}`}
          question={`Are you sure you want to delete this ${noun}?`}
        />
      )}
    </div>
  )
}
