'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { z } from 'zod'

import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { TextInput } from '@/src/admin/kit/form/inputs'
import { useToday } from '@/src/admin/kit/time/When'
import { OpenDialog } from '@/src/admin/kit/ui/dialogs'
import { confirmationForm } from '@/src/domain/catalogue/fact-editing/correction'
import { factId } from '@/src/domain/catalogue/facts/state-fact'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

import type { ShownFact } from './form/use-fact-form'

type Props = ShownFact & { readonly grant: Grant<'correctFacts'> }

function ConfirmForm({ fact, state, version, close }: ShownFact & { close: () => void }) {
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
      <TextInput field={form.field('source.title')} label="Source name" required />
      <TextInput field={form.field('source.url')} label="Source address" required type="url" />
      <TextInput
        field={form.field('checked')}
        label="Checked on"
        max={today}
        required
        type="date"
      />
    </AdminForm>
  )
}

/** Notes that a fact was read again and is still right: one press, and one to confirm. */
export const StillRight = ({ grant: _grant, ...shown }: Props) => (
  <OpenDialog label="Confirm" title={`Confirm: ${shown.fact.title}`}>
    {(close) => <ConfirmForm {...shown} close={close} />}
  </OpenDialog>
)
