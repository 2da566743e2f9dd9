import { useEffect, useId, useRef, useState } from 'react'
import { FieldProblem } from '@/src/admin/kit/form/inputs'

import { linkTarget } from '@/src/domain/marketing/visual/link-target'

const BUTTON =
  'kit-bare-button px-2.5 py-0.75 focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-1'

/** What is asked for before it is put in: where it leads, and the words that go with it. */
export type Asking = {
  readonly title: string
  readonly address: string
  /** What else to know of the address. */
  readonly hint?: string
  /** The words of a button, or of a picture for those who cannot see it; null where none are asked. */
  readonly words: { readonly label: string; readonly value: string } | null
  readonly apply: (target: string, words: string) => void
  readonly remove: (() => void) | null
}

const WRONG = 'Enter a web address, for example https://example.com/pricing, or {{ checkout_url }}.'

/** Asks where a link, a button or a picture leads. Not a form, as it is part of one. */
export function TargetPanel({ asking, close }: { asking: Asking; close: () => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [address, setAddress] = useState(asking.address)
  const [words, setWords] = useState(asking.words?.value ?? '')
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const target = linkTarget(address)
    if (target === null) return setWrong(true)
    asking.apply(target, words.trim())
    close()
  }
  return (
    <fieldset
      className="grid gap-1 m-0 p-3 border-0 border-b border-line text-sm leading-5"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
        event.preventDefault() // the form around it is not sent
        apply()
      }}
    >
      <legend className="float-left p-0 font-semibold">{asking.title}</legend>
      <label htmlFor={`${id}-address`}>Address</label>
      <input
        aria-describedby={isWrong ? `${id}-wrong` : asking.hint && `${id}-hint`}
        aria-invalid={isWrong}
        className="kit-bare-input w-full px-2 py-1.5"
        id={`${id}-address`}
        inputMode="url"
        onChange={(event) => setAddress(event.currentTarget.value)}
        placeholder="https://"
        ref={field}
        type="text"
        value={address}
      />
      {asking.hint && (
        <p className="m-0 text-muted" id={`${id}-hint`}>
          {asking.hint}
        </p>
      )}
      {asking.words && (
        <>
          <label htmlFor={`${id}-words`}>{asking.words.label}</label>
          <input
            className="kit-bare-input w-full px-2 py-1.5"
            id={`${id}-words`}
            maxLength={200}
            onChange={(event) => setWords(event.currentTarget.value)}
            type="text"
            value={words}
          />
        </>
      )}
      <FieldProblem id={`${id}-wrong`}>{isWrong && WRONG}</FieldProblem>
      <p className="flex flex-wrap gap-1.5 m-0 mt-1">
        <button className={BUTTON} onClick={apply} type="button">
          Apply
        </button>
        <button className={BUTTON} onClick={() => setAddress('{{ checkout_url }}')} type="button">
          Use the checkout link
        </button>
        {asking.remove && (
          <button
            className={BUTTON}
            onClick={() => {
              asking.remove?.()
              close()
            }}
            type="button"
          >
            Remove link
          </button>
        )}
        <button className={BUTTON} onClick={close} type="button">
          Close
        </button>
      </p>
    </fieldset>
  )
}
