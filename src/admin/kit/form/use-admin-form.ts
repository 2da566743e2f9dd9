'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'

import { type ServerForm, useServerForm } from '@/src/lib/browser/use-server-form'

import { sendJson } from '../ui/send-json'
import { useDraftKey } from './use-draft-key'

/** How long *Undo* is offered where the change was made. */
const TOAST_MS = 10_000

type AdminForm<In extends FieldValues, Out extends FieldValues, Value> = Omit<
  ServerForm<In, Out, Value>,
  'done' | 'draft'
> & {
  /**
   * The form and the record it is about, such as `edit-user:ID`: what is typed is kept under it until
   * it is saved. Null where nothing may be kept: secrets, passwords, tax ids, codes.
   */
  readonly draft: string | null
  /** What is said once it is done, where the server says nothing itself. */
  readonly success: string | ((value: Value) => string)
  readonly done?: (value: Value, typed: Out) => void
  /** Where an answer's `undo` is sent, and what follows: what was done can be undone for ten seconds. */
  readonly undo?: { readonly path: string; readonly done?: () => void }
}

const said = z.object({
  message: z.string().min(1).optional(),
  undo: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * A form of the back-office. Only what was done shows the screen again and is said in passing; what
 * was refused stands in the form, beside all that was typed.
 */
export function useAdminForm<In extends FieldValues, Out extends FieldValues, Value>({
  success,
  done,
  draft,
  undo,
  ...form
}: AdminForm<In, Out, Value>) {
  const router = useRouter()
  const key = useDraftKey(draft)
  const [isRefreshing, startRefresh] = useTransition()
  const state = useServerForm<In, Out, Value>({
    ...form,
    draft: key,
    done: (value, typed) => {
      const own = typeof success === 'string' ? success : success(value)
      const answer = said.safeParse(value).data
      const body = answer?.undo
      const takeBack = async () => {
        if (!undo || !body) return
        const undone = await sendJson('POST', undo.path, body)
        if (!undone.ok) return toast.error(undone.message)
        toast.success(undone.message)
        undo.done?.()
        router.refresh()
      }
      toast.success(answer?.message ?? own, {
        ...(undo &&
          body && {
            duration: TOAST_MS,
            action: { label: 'Undo', onClick: () => void takeBack() },
          }),
      })
      done?.(value, typed)
      startRefresh(() => router.refresh())
    },
  })
  return { ...state, busy: state.busy || isRefreshing }
}
