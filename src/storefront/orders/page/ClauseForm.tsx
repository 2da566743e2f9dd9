'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'

import type { ClauseQuestion } from '@/src/domain/orders/made-document'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'

const clauses = z.object({ choices: z.record(z.string(), z.string()) })
const answer = z.object({ saved: z.literal(true) })

type Props = { orderId: string; questions: readonly ClauseQuestion[] }

/** Which clauses the customer wants: all variants in the same size, and none of them chosen beforehand. */
export function ClauseForm({ orderId, questions }: Props) {
  const router = useRouter()
  const [isSaved, setSaved] = useState(false)
  const known = questions.flatMap(({ name, chosen }) => (chosen ? [[name, chosen] as const] : []))
  const { form, submit, busy, failure } = useServerForm({
    schema: clauses,
    values: { choices: Object.fromEntries(known) },
    send: ({ choices }) => {
      const made = Object.entries(choices).filter(([, value]) => value)
      const body = { choices: Object.fromEntries(made) }
      return request('POST', `/api/orders/${orderId}/clauses`, { body, answer })
    },
    done: () => {
      setSaved(true)
      router.refresh()
    },
  })
  return (
    <form noValidate onSubmit={submit} aria-label="Clauses" className="flex flex-col gap-6 pt-4">
      <p className="text-sm text-muted">
        We cannot tell you which clause suits you. Ask a lawyer if you are not sure. What you leave
        open is printed with boxes to mark by hand.
      </p>
      {questions.map(({ name, question, variants }) => (
        <fieldset key={name} className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">{question}</legend>
          {variants.map(({ value, label, text }) => (
            <label key={value} className="flex gap-3 text-sm">
              <input
                type="radio"
                value={value}
                className="mt-1 size-4 shrink-0"
                {...form.register(`choices.${name}`)}
              />
              <span>
                <span className="font-semibold">{label}</span>
                <span className="block text-muted">{text}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <FailureNotice failure={failure} focus />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy}>
          Save my choices
        </Button>
        <p role="status" className="text-sm">
          {isSaved ? 'Saved. We are making your documents again.' : ''}
        </p>
      </div>
    </form>
  )
}
