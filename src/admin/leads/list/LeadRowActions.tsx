'use client'

import { Eye, Mail, Phone, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { NoteForm } from '@/src/admin/kit/form/NoteForm'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'
import { TrashButton } from '@/src/admin/kit/ui/edit/TrashButton'
import { PageLink } from '@/src/admin/kit/ui/parts'
import { LEAD_LABELS, noteInput } from '@/src/domain/leads/lead-change'

type Props = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly mayChange: boolean
  readonly isTrashed: boolean
}

const ROW_ICON = 'phone:size-9 hover:bg-panel'

type NoteProps = {
  readonly leadId: string
  /** Whether a key leads to it. */
  readonly hasKey?: boolean
  readonly done?: () => void
}

export const LeadNote = ({ leadId, hasKey, done }: NoteProps) => (
  <NoteForm
    done={done}
    draft={`lead-note:${leadId}`}
    hasKey={hasKey}
    label="Notes"
    path={`/api/leads/${leadId}/notes`}
    refused={`${LEAD_LABELS.noteFailed}.`}
    schema={noteInput}
    success={LEAD_LABELS.noted}
  />
)

export const DeleteLead = ({ id, name, done }: { id: string; name: string; done?: () => void }) => (
  <TrashButton
    className={ROW_ICON}
    done={done}
    failure={LEAD_LABELS.deleteFailed}
    name={name}
    noun="lead"
    path={`/api/leads/${id}`}
  >
    The lead goes to the trash. You can restore it for 30 days.
  </TrashButton>
)

export function LeadRowActions({ id, name, email, phone, mayChange, isTrashed }: Props) {
  if (isTrashed && !mayChange) return '–'
  if (isTrashed) {
    return (
      <SendButton
        busyLabel="Restoring…"
        label={`Restore ${name}`}
        path={`/api/leads/${id}/restore`}
      >
        Restore
      </SendButton>
    )
  }
  return (
    <span className="inline-flex relative z-1 gap-0.5">
      <PageLink
        aria-label={`View details of ${name}`}
        className={`kit-icon-button ${ROW_ICON}`}
        href={adminHref('lead', id)}
        title="View details"
      >
        <Eye aria-hidden size={15} />
      </PageLink>
      <a
        aria-label={`Email ${name}`}
        className={`kit-icon-button ${ROW_ICON}`}
        href={`mailto:${email}`}
        title="Email"
      >
        <Mail aria-hidden size={15} />
      </a>
      {phone && (
        <a
          aria-label={`Call ${name}`}
          className={`kit-icon-button ${ROW_ICON}`}
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          title="Call"
        >
          <Phone aria-hidden size={15} />
        </a>
      )}
      {mayChange && <AddNote id={id} name={name} />}
      {mayChange && <DeleteLead id={id} name={name} />}
    </span>
  )
}

function AddNote({ id, name }: { id: string; name: string }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <IconButton
        className={ROW_ICON}
        icon={StickyNote}
        label={`Add notes to ${name}`}
        onAct={() => open(true)}
        title="Add notes"
      />
      <KitDialog isOpen={isOpen} onOpen={open} title={`Add notes: ${name}`}>
        <LeadNote done={() => open(false)} leadId={id} />
      </KitDialog>
    </>
  )
}
