'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useId, useState } from 'react'
import { z } from 'zod'

import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { useToday } from '@/src/admin/kit/time/When'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { confirmationForm } from '@/src/domain/catalogue/fact-editing/correction'
import { factId } from '@/src/domain/catalogue/facts/state-fact'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

import type { ShownFact } from './form/use-fact-form'

type Props = ShownFact & { readonly grant: Grant<'correctFacts'> }

function ConfirmForm({ fact, state, version, close }: ShownFact & { close: () => void }) {
  const id = useId()
  const router = useRouter()
  const today = useToday()
  const form = useAdminForm({
    schema: confirmationForm(() => today),
    values: {
      source: { title: fact.source?.title ?? '', url: fact.source?.url ?? '' },
      checked: today,
    },
    send: (typed) =>
      request('POST', `/api/states/${state.id}/facts/confirm`, {
        body: { ...typed, fact: factId(fact), version },
        answer: z.object({ message: z.string() }),
      }),
    draft: `still-right:${state.id}:${factId(fact)}`,
    success: 'Fact confirmed',
    done: close,
  })
  const isStale = form.failure?.status === 409
  useEffect(() => {
    if (isStale) router.refresh()
  }, [isStale, router])
  return (
    <AdminForm action="Confirm" refused="Not saved." state={form}>
      <p>You read this fact at its source and nothing changed.</p>
      <FormRow field={form.field('source.title')} id={`${id}-title`} label="Source name" required>
        {(control) => <input {...control} type="text" />}
      </FormRow>
      <FormRow field={form.field('source.url')} id={`${id}-url`} label="Source address" required>
        {(control) => <input {...control} type="url" />}
      </FormRow>
      <FormRow field={form.field('checked')} id={`${id}-checked`} label="Checked on" required>
        {(control) => <input {...control} max={today} type="date" />}
      </FormRow>
    </AdminForm>
  )
}

/** Notes that a fact was read again and is still right: one press, and one to confirm. */
export function StillRight({ grant: _grant, ...shown }: Props) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <ActionButton busyLabel="" isBusy={false} onAct={() => open(true)}>
        Confirm
      </ActionButton>
      <KitDialog isOpen={isOpen} onOpen={open} title={`Confirm: ${shown.fact.title}`}>
        <ConfirmForm {...shown} close={() => open(false)} />
      </KitDialog>
    </>
  )
}
