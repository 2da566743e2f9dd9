'use client'

import { ExternalLink, Pencil } from 'lucide-react'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { TrashButton } from '@/src/admin/kit/ui/edit/TrashButton'
import { PageLink } from '@/src/admin/kit/ui/parts'

type Props = {
  readonly id: string
  readonly path: string
  /** Where its form is. */
  readonly edit: string
  readonly mayChange: boolean
  readonly isTrashed: boolean
}

export function SeoRowActions({ id, path, edit, mayChange, isTrashed }: Props) {
  if (isTrashed) {
    return mayChange ? (
      <SendButton
        busyLabel="Restoring…"
        label={`Restore ${path}`}
        path={`/api/seo/pages/${id}/restore`}
      >
        Restore
      </SendButton>
    ) : (
      '–'
    )
  }
  return (
    <span className="inline-flex relative z-1 items-center gap-1 phone:[&_.kit-icon-button]:size-9">
      <a
        aria-label={`Open ${path} in a new tab`}
        className="kit-icon-button"
        href={path}
        rel="noopener"
        target="_blank"
        title="Open page"
      >
        <ExternalLink aria-hidden size={15} />
      </a>
      {mayChange && (
        <PageLink aria-label={`Edit ${path}`} className="kit-icon-button" href={edit} title="Edit">
          <Pencil aria-hidden size={15} />
        </PageLink>
      )}
      {mayChange && (
        <TrashButton
          failure="Error deleting SEO page. Please try again"
          name={path}
          noun="SEO page"
          path={`/api/seo/pages/${id}`}
        >
          The page itself stays. Search engines read its usual title and description again.
        </TrashButton>
      )}
    </span>
  )
}
