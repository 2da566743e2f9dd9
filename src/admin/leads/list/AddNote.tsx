'use client'

import { StickyNote } from 'lucide-react'
import { useState } from 'react'

import { KitDialog } from '@/src/admin/kit/ui/KitDialog'

import { NoteForm } from '../NoteForm'

/** Writes a note on a lead from its row. */
export function AddNote({ id, name }: { id: string; name: string }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button
        aria-label={`Add notes to ${name}`}
        className="lead-icon"
        onClick={() => open(true)}
        title="Add notes"
        type="button"
      >
        <StickyNote aria-hidden size={15} />
      </button>
      <KitDialog isOpen={isOpen} onOpen={open} title={`Add notes: ${name}`}>
        <NoteForm done={() => open(false)} leadId={id} />
      </KitDialog>
    </>
  )
}
