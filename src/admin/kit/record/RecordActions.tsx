'use client'

import { useRouter } from 'next/navigation'

import { request } from '@/src/lib/browser/request'

import { ActionButton, answerOf, sendJson, useAction } from '../ui/actions'
import { deletionOf } from '../ui/deletion'
import { AskDialog, useAsked } from '../ui/dialogs'

type Props = { readonly slug: string; readonly id: string; readonly name: string }

type DeleteProps = Props & {
  readonly noun: string
  /** Whether it can be restored. */
  readonly hasTrash: boolean
  readonly back: string
}

export function DeleteRecord({ slug, id, name, noun, hasTrash, back }: DeleteProps) {
  const router = useRouter()
  const path = `/api/${slug}/${id}`
  const remove = async () => {
    const sent = hasTrash
      ? await request('PATCH', path, { body: { deletedAt: new Date().toISOString() } })
      : await request('DELETE', path)
    const answer = answerOf(sent)
    return answer.ok ? { ...answer, message: `Deleted: ${name}` } : answer
  }
  const asked = useAsked(
    remove,
    (words) => `Not deleted. ${words}`,
    () => router.push(back),
  )
  return (
    <>
      <ActionButton onAct={() => asked.open(true)}>Delete</ActionButton>
      <AskDialog {...deletionOf(noun)} asked={asked}>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{hasTrash ? 'You can restore it from the trash.' : 'This cannot be undone.'}</p>
      </AskDialog>
    </>
  )
}

export function RestoreRecord({ slug, id, name }: Props) {
  const { run, isBusy } = useAction()
  const restore = async () => {
    const answer = await sendJson('PATCH', `/api/${slug}/${id}?trash=true`, { deletedAt: null })
    return answer.ok ? { ...answer, message: `Restored: ${name}` } : answer
  }
  return (
    <ActionButton
      busyLabel="Restoring…"
      isBusy={isBusy}
      label={`Restore ${name}`}
      onAct={() => void run({ send: restore, failure: (words) => `Not restored. ${words}` })}
    >
      Restore
    </ActionButton>
  )
}
