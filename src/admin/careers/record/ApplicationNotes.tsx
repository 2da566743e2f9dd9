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
      {notes.length === 0 && <p className="careers-none">No notes yet.</p>}
      <ul className="careers-notes">
        {notes.map(({ text, author, at }) => (
          <li key={at}>
            <p>{text}</p>
            <small>
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
