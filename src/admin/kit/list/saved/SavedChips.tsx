'use client'

import { toast } from '@payloadcms/ui'
import { Bookmark, Pencil, Trash2, Users } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { TypedRow } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { PageLink } from '@/src/admin/kit/ui/parts'
import type { ScreenName } from '@/src/admin/screens'
import type { SavedView } from '@/src/services/platform/saved-views'
import { useKeptText } from '../../form/use-kept-text'
import { LOST } from '../refused'
import { changeSavedView } from './saved-actions'
import type { SavedViewChange } from './saved-input'

type Props = {
  readonly screen: ScreenName
  readonly address: string
  readonly question: string
  readonly canSave: boolean
  readonly views: readonly SavedView[]
}

type Editing = { readonly view: SavedView | null; readonly isDeleting?: boolean }

const CHIP =
  'inline-flex items-center gap-1.5 min-h-6.5 px-2.25 border border-line rounded-[13px] bg-transparent font-inherit text-inherit no-underline cursor-pointer aria-[current]:border-accent aria-[current]:bg-accent-soft focus-visible:outline-ring'

/** Chips of saved questions; the one that is open can be renamed or deleted by its owner. */
export function SavedChips({ screen, address, question, canSave, views }: Props) {
  const router = useRouter()
  const [editing, edit] = useState<Editing | null>(null)
  const [newName, keepName] = useKeptText(`new-view:${screen}`)
  const [otherName, rename] = useState('')
  const [isShared, share] = useState(false)
  const [error, refuse] = useState<string | null>(null)
  const [isBusy, start] = useTransition()
  const current = views.find((view) => view.question === question)

  const [name, write] = editing?.view ? [otherName, rename] : [newName, keepName]

  const open = (next: Editing) => {
    if (next.view) rename(next.view.name)
    refuse(null)
    edit(next)
  }
  const change = (asked: SavedViewChange, done: string) =>
    start(async () => {
      const answer = await changeSavedView(screen, asked).catch(() => LOST)
      if (!answer.ok) return refuse(answer.message)
      edit(null)
      if (asked.kind === 'save') keepName('')
      toast.success(done)
      router.refresh()
    })
  const submit = () => {
    const view = editing?.view
    if (view) change({ kind: 'rename', id: view.id, name }, 'View renamed')
    else change({ kind: 'save', name, question, isShared }, 'View saved')
  }
  return (
    <div className="flex flex-wrap gap-1.5 mb-2.5">
      {views.map((view) => (
        <PageLink
          className={CHIP}
          aria-current={view === current ? 'true' : undefined}
          href={`${address}?${view.question}`}
          key={view.id}
        >
          {view.isShared && <Users aria-label="Shared" size={13} />}
          {view.name}
        </PageLink>
      ))}
      {current?.isMine && (
        <>
          <button
            className={CHIP}
            aria-label={`Rename ${current.name}`}
            onClick={() => open({ view: current })}
            type="button"
          >
            <Pencil aria-hidden size={13} />
          </button>
          <button
            className={CHIP}
            aria-label={`Delete ${current.name}`}
            onClick={() => open({ view: current, isDeleting: true })}
            type="button"
          >
            <Trash2 aria-hidden size={13} />
          </button>
        </>
      )}
      {canSave && (
        <button className={CHIP} onClick={() => open({ view: null })} type="button">
          <Bookmark aria-hidden size={13} /> Save view
        </button>
      )}
      <KitDialog
        isOpen={editing !== null}
        onOpen={() => edit(null)}
        title={
          editing?.isDeleting ? 'Delete this view?' : editing?.view ? 'Rename view' : 'Save view'
        }
      >
        {editing?.isDeleting && editing.view ? (
          <>
            <p>{`"${editing.view.name}" is removed for everyone who uses it. No record is changed.`}</p>
            {error && <p role="alert">{error}</p>}
            <ActionButton
              busyLabel="Deleting…"
              isBusy={isBusy}
              look="error"
              onAct={() =>
                editing.view && change({ kind: 'delete', id: editing.view.id }, 'View deleted')
              }
            >
              Delete view
            </ActionButton>
          </>
        ) : (
          <AdminForm action="Save" refused="" state={{ submit, busy: isBusy, failure: null }}>
            <TypedRow
              error={error ?? undefined}
              label="Name"
              required
              most={60}
              onType={write}
              value={name}
            />
            {!editing?.view && (
              <label className="flex items-center gap-2">
                <input
                  checked={isShared}
                  onChange={(event) => share(event.target.checked)}
                  type="checkbox"
                />
                Share with staff who can open this list
              </label>
            )}
          </AdminForm>
        )}
      </KitDialog>
    </div>
  )
}
