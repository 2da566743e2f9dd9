'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'

import { ActionButton, sendJson } from '@/src/admin/kit/ui/actions'
import { AskDialog, useAsked } from '@/src/admin/kit/ui/dialogs'
import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'

type Props = {
  readonly path: `/api/${string}`
  readonly name: string
  /** The list to go back to; without it this is a row of that list. */
  readonly list?: string
}

/** Asks whether a template shall be deleted. One that a follow-up sends stays, and it is said why. */
export function DeleteTemplate({ path, name, list }: Props) {
  const router = useRouter()
  const asked = useAsked(
    () => sendJson('POST', `${path}/delete`),
    (reason) => `Not deleted. ${reason}`,
    () => {
      if (list) router.replace(list)
    },
  )
  return (
    <>
      {list ? (
        <ActionButton busyLabel="" isBusy={false} onAct={() => asked.open(true)}>
          Delete…
        </ActionButton>
      ) : (
        <IconButton
          icon={Trash2}
          label={`Delete ${name}`}
          onAct={() => asked.open(true)}
          title="Delete"
        />
      )}
      <AskDialog
        act="Delete template"
        asked={asked}
        busyLabel="Deleting…"
        keep="Keep template"
        title="Delete this template?"
      >
        <p>
          <strong>{name}</strong>
        </p>
        <p>
          It goes for good, with its earlier versions. Campaigns keep the text they were written
          with.
        </p>
      </AskDialog>
    </>
  )
}
