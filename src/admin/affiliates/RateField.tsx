'use client'

import { useId, useState } from 'react'

import type { OfRow } from '@/src/admin/kit/of-row'
import { sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { ratePart } from '@/src/domain/affiliates/affiliate-input'

type Props = OfRow<'changeAffiliate'> & { readonly rate: number }

/** A rate in its row: leaving the field or Enter saves it, Escape brings back what stood there. */
export function RateField({ id, name, rate, grant }: Props) {
  const errorId = useId()
  const [text, type] = useState(String(rate))
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, run } = useAction()
  if (!grant) return `${rate}%`

  const restore = () => {
    type(String(rate))
    setProblem(null)
  }
  const save = async () => {
    if (isBusy || text.trim() === String(rate)) return
    const parsed = ratePart(text)
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message ?? null)
    setProblem(null)
    if (parsed.data === rate) return type(String(rate))
    const body = { rate: parsed.data, seen: rate }
    const answer = await run({
      send: () => sendJson('POST', `/api/affiliates/${id}/rate`, body),
      failure: (reason) => `Not changed. ${reason}`,
    })
    if (!answer.ok) setProblem(answer.fields.rate ?? answer.message)
  }
  return (
    <span className="inline-grid relative z-1 justify-items-end gap-0.5">
      <span>
        <input
          aria-describedby={problem ? errorId : undefined}
          aria-invalid={problem !== null}
          aria-label={`Commission rate of ${name}, percent`}
          className="kit-bare-input w-14.5 h-7 me-1 px-2 py-0 tabular-nums text-end focus-visible:outline-ring aria-[invalid=true]:border-bad"
          inputMode="decimal"
          maxLength={12}
          onBlur={() => void save()}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key === 'Escape') restore()
          }}
          value={text}
        />
        %
      </span>
      {problem && (
        <span
          className="max-w-45 text-bad text-xs leading-4 text-end whitespace-normal"
          id={errorId}
          role="alert"
        >
          {problem}
        </span>
      )}
    </span>
  )
}
