import { Tag } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'

import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { offerMessage, type QuotedOffer } from '@/src/domain/catalogue/pricing/offer'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { Button } from '@/src/storefront/ui/button'
import { CONTROL, FieldError } from '@/src/storefront/ui/forms/field'

import { answerTo } from './keep-offer'

/** Something that the offer covers and that can be added to the order. */
export type Addable = { readonly name: string; readonly add: () => void }

type OfferBoxProps = {
  quote: Quote
  /** The code or id that was asked for. */
  asked: string | null | undefined
  onAsk: (offer: string | null) => void
  /** What would make the offer count, where one thing would. */
  addable?: Addable | undefined
}

/** A code beneath the order: asked for, checked, taken off, or refused with the reason. */
export function OfferBox({ quote, asked, onAsk, addable }: OfferBoxProps) {
  const offer = answerTo(asked, quote)
  return (
    <div className="mt-5 border-t border-border pt-4 text-sm" aria-live="polite">
      {!asked && <CodeForm onAsk={onAsk} />}
      {asked && !offer && <p className="text-muted">Checking the code…</p>}
      {asked && offer && !offer.problem && <Taken offer={offer} onRemove={() => onAsk(null)} />}
      {asked && offer?.problem && (
        <Refused offer={offer} onRemove={() => onAsk(null)} addable={addable} />
      )}
    </div>
  )
}

function CodeForm({ onAsk }: Pick<OfferBoxProps, 'onAsk'>) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(!code.trim())
    if (code.trim()) onAsk(code.trim())
  }

  if (!isOpen) {
    return (
      <button type="button" className="link -my-2.5 min-h-11" onClick={() => setIsOpen(true)}>
        Have a code?
      </button>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Offer code
      </label>
      <div className="flex gap-2">
        <input
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

type AnswerProps = { offer: QuotedOffer; onRemove: () => void }

function Taken({ offer, onRemove }: AnswerProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="flex min-w-0 gap-2">
        <Tag aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        <span className="min-w-0 wrap-anywhere">
          You save {formatMoney(money(offer.discountMinor, 'USD'))} with “{offer.terms?.title}”.
        </span>
      </p>
      <Remove onRemove={onRemove} />
    </div>
  )
}

function Refused({ offer, onRemove, addable }: AnswerProps & Pick<OfferBoxProps, 'addable'>) {
  return (
    <div className="flex flex-col gap-2">
      <p className="wrap-anywhere">{offerMessage(offer)}</p>
      <div className="flex flex-wrap gap-x-4">
        {addable && offer.problem === 'not_covered' && (
          <Button variant="secondary" size="sm" onClick={addable.add}>
            Add {addable.name}
          </Button>
        )}
        <Remove onRemove={onRemove} />
      </div>
    </div>
  )
}

const Remove = ({ onRemove }: Pick<AnswerProps, 'onRemove'>) => (
  <button type="button" className="link -my-2.5 min-h-11 shrink-0" onClick={onRemove}>
    Remove<span className="sr-only"> the offer</span>
  </button>
)
