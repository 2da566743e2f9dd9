'use client'

import { StickyNote } from 'lucide-react'
import { useState } from 'react'

import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'
import { KitDialog } from '@/src/admin/kit/ui/KitDialog'

import { NoteForm } from '../NoteForm'

/** Writes a note on a lead from its row. */
export function AddNote({ id, name }: { id: string; name: string }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <IconButton
        className="lead-icon"
        icon={StickyNote}
        label={`Add notes to ${name}`}
        onAct={() => open(true)}
        title="Add notes"
      />
      <KitDialog isOpen={isOpen} onOpen={open} title={`Add notes: ${name}`}>
        <NoteForm done={() => open(false)} leadId={id} />
      </KitDialog>
    </>
  )
}
