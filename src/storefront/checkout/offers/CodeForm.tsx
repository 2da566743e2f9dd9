import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { Button } from '@/src/storefront/ui/button'
import { CONTROL, FieldError } from '@/src/storefront/ui/forms/field'

/** Asks for the code of an offer. */
export function CodeForm({ onAsk }: { onAsk: (code: string) => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  // It stands where the button was that had the focus.
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(!code.trim())
    if (code.trim()) onAsk(code.trim())
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Offer code
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          className={`${CONTROL} min-h-11 min-w-0 uppercase`}
        />
        <Button type="submit" variant="secondary">
          Apply code
        </Button>
      </div>
      <FieldError id={id} error={isMissing ? 'Enter the code' : undefined} />
    </form>
  )
}
