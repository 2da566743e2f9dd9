'use client'

import { NoteForm } from '@/src/admin/kit/form/NoteForm'
import { Moment } from '@/src/admin/kit/time/When'
import { noteInput } from '@/src/domain/careers/application-change'

import type { ApplicationRecord } from '@/src/queries/careers/application'

type Props = { readonly application: ApplicationRecord; readonly mayChange: boolean }

/** What staff wrote among themselves, the newest last. */
export function ApplicationNotes({ application: { id, notes }, mayChange }: Props) {
  return (
    <section aria-labelledby="application-notes">
      <h3 id="application-notes">Notes</h3>
      {notes.length === 0 && <p className="m-0 text-muted">No notes yet.</p>}
      <ul className="grid gap-2 m-0 mb-3 p-0 list-none">
        {notes.map(({ text, author, at }) => (
          <li key={at}>
            <p className="m-0 whitespace-pre-wrap wrap-anywhere">{text}</p>
            <small className="text-muted">
              {author}, <Moment at={at} />
            </small>
          </li>
        ))}
      </ul>
      {mayChange && (
        <NoteForm
          draft={`application-note:${id}`}
          label="Note"
          path={`/api/applications/${id}/notes`}
          refused="Note not added."
          schema={noteInput}
          success="Note added"
        />
      )}
    </section>
  )
}
