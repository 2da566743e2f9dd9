'use client'

import { Link } from '@payloadcms/ui'
import { Eye, Mail, Phone, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { AskDialog } from '@/src/admin/kit/ui/dialog/AskDialog'
import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'
import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import { useOptimisticAction } from '@/src/admin/kit/ui/edit/use-optimistic-action'
import { LEAD_WORDS } from '@/src/domain/leads/lead-change'

import { AddNote } from './AddNote'

type Props = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly mayChange: boolean
  readonly isTrashed: boolean
}

/** Asks before a lead goes to the trash; Undo takes it out again. */
export function DeleteLead({ id, name, done }: { id: string; name: string; done?: () => void }) {
  const [isOpen, open] = useState(false)
  const { isBusy, run } = useOptimisticAction(null)
  const remove = async () => {
    const path = `/api/leads/${id}`
    const answer = await run({
      to: null,
      path: `${path}/remove`,
      body: {},
      undoPath: `${path}/restore`,
      failure: LEAD_WORDS.deleteFailed,
    })
    if (!answer.ok) return
    open(false)
    done?.()
  }
  return (
    <>
      <IconButton
        className="lead-icon"
        icon={Trash2}
        label={`Delete ${name}`}
        onAct={() => open(true)}
        title="Delete"
      />
      <AskDialog
        act="Delete lead"
        asked={{ isOpen, open, isBusy, act: remove }}
        busyLabel="Deleting…"
        keep="Keep lead"
        title="Are you sure you want to delete this lead?"
      >
        <p>
          <strong>{name}</strong>
        </p>
        <p>The lead goes to the trash. You can restore it for 30 days.</p>
      </AskDialog>
    </>
  )
}

/** What one does with a lead from its row. */
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
    <span className="lead-actions">
      <Link
        aria-label={`View details of ${name}`}
        className="kit-icon-button lead-icon"
        href={adminHref('lead', id)}
        prefetch={false}
        title="View details"
      >
        <Eye aria-hidden size={15} />
      </Link>
      <a
        aria-label={`Email ${name}`}
        className="kit-icon-button lead-icon"
        href={`mailto:${email}`}
        title="Email"
      >
        <Mail aria-hidden size={15} />
      </a>
      {phone && (
        <a
          aria-label={`Call ${name}`}
          className="kit-icon-button lead-icon"
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
