'use client'

import { Link } from '@payloadcms/ui'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { AskDialog } from '@/src/admin/kit/ui/dialog/AskDialog'
import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'
import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import { useOptimisticAction } from '@/src/admin/kit/ui/edit/use-optimistic-action'

type Props = {
  readonly id: string
  readonly path: string
  /** Where its form is. */
  readonly edit: string
  readonly mayChange: boolean
  readonly isTrashed: boolean
}

/** Asks before a page's description goes to the trash; Undo takes it out again. */
function DeletePage({ id, path }: Pick<Props, 'id' | 'path'>) {
  const [isOpen, open] = useState(false)
  const { isBusy, run } = useOptimisticAction(null)
  const act = async () => {
    const at = `/api/seo/pages/${id}`
    const answer = await run({
      to: null,
      path: `${at}/remove`,
      body: {},
      undoPath: `${at}/restore`,
      failure: 'Error deleting SEO page. Please try again',
    })
    if (answer.ok) open(false)
  }
  return (
    <>
      <IconButton icon={Trash2} label={`Delete ${path}`} onAct={() => open(true)} title="Delete" />
      <AskDialog
        act="Delete SEO page"
        asked={{ isOpen, open, isBusy, act }}
        busyLabel="Deleting…"
        keep="Keep SEO page"
        title="Are you sure you want to delete this SEO page?"
      >
        <p>
          <strong>{path}</strong>
        </p>
        <p>The page itself stays. Search engines read its usual title and description again.</p>
      </AskDialog>
    </>
  )
}

/** What one does with a page from its row. */
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
    <span className="seo-actions">
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
        <Link
          aria-label={`Edit ${path}`}
          className="kit-icon-button"
          href={edit}
          prefetch={false}
          title="Edit"
        >
          <Pencil aria-hidden size={15} />
        </Link>
      )}
      {mayChange && <DeletePage id={id} path={path} />}
    </span>
  )
}
