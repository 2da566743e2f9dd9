'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useId, useRef, useState, useTransition } from 'react'
import { z } from 'zod'

import { priceInput } from '@/src/domain/catalogue/editing/addon-form'
import { request } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'

type Props = {
  readonly path: `/api/${string}`
  readonly name: string
  /** Dollars. */
  readonly price: number
}

const answer = z.object({ message: z.string() })

/**
 * A price to be changed where it stands: saved on Enter and on leaving the field, put back by Escape.
 * What was refused stays in the field, with the reason beneath it.
 */
export function InlinePrice({ path, name, price }: Props) {
  const id = useId()
  const router = useRouter()
  const [isBusy, start] = useTransition()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const tried = useRef<string | null>(null)
  const stored = String(price)
  const shown = typed ?? stored

  const restore = () => {
    setTyped(null)
    setProblem(null)
    tried.current = null
  }

  async function send(text: string) {
    tried.current = text
    const checked = priceInput.safeParse({ price: text, was: price })
    if (!checked.success) return setProblem(checked.error.issues[0]?.message ?? 'Enter a price.')
    const sent = await request('POST', `${path}/price`, { body: checked.data, answer })
    if (sent.ok) {
      toast.success(sent.value.message)
      setProblem(null)
      tried.current = null // the same price may be set again, once it was changed elsewhere
      start(() => {
        router.refresh()
        setTyped(null)
      })
      return
    }
    setProblem(sent.fields.price ?? `Not saved. ${wordsOf(sent)}`)
    if (sent.status === 409) start(() => router.refresh()) // the next try knows the newer price
  }

  /** Again only when asked for: leaving the field does not repeat what was refused. */
  function save({ again }: { again: boolean }) {
    if (typed === null || isBusy) return
    if (typed.trim() === stored) return restore()
    if (typed === tried.current && !again) return
    start(() => send(typed))
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault()
      save({ again: true })
    }
    if (event.key === 'Escape') restore()
  }

  return (
    <div className="grid grid-cols-[auto_110px] items-center justify-start gap-x-1 gap-y-0.5 text-2xl font-semibold">
      <span aria-hidden>$</span>
      <input
        aria-busy={isBusy}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem !== null}
        aria-label={`Price of ${name} in dollars`}
        autoComplete="off"
        className="kit-bare-input h-8 px-2 py-0 tabular-nums aria-invalid:border-bad focus-visible:outline-ring"
        inputMode="decimal"
        onBlur={() => save({ again: false })}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
        readOnly={isBusy}
        type="text"
        value={shown}
      />
      {problem && (
        <p
          className="admin-form-row__error col-span-full text-sm font-normal leading-4.5"
          id={`${id}-problem`}
          role="alert"
        >
          {problem}
        </p>
      )}
    </div>
  )
}
