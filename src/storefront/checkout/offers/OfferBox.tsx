import { Suspense, useState } from 'react'

import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'

import { fetched } from '../../ui/fetched'
import { answerTo } from './keep-offer'
import type { Addable } from './OfferAnswer'

const CodeForm = fetched(() => import('./CodeForm').then((module) => module.CodeForm))
const OfferAnswer = fetched(() => import('./OfferAnswer').then((module) => module.OfferAnswer))

type OfferBoxProps = {
  quote: Quote
  /** The code or id that was asked for. */
  asked: string | null | undefined
  onAsk: (offer: string | null) => void
  /** What would make the offer count, where one thing would. */
  addable?: Addable | undefined
}

/**
 * A code beneath the order: asked for, checked, taken off, or refused with the reason. What was typed
 * stays until a code is taken, so that a slip can be mended.
 */
export function OfferBox({ quote, asked, onAsk, addable }: OfferBoxProps) {
  const offer = answerTo(asked, quote)
  const [isOpen, setIsOpen] = useState(false)
  const button = (
    <button
      type="button"
      className="link -my-2.5 min-h-11 self-start"
      onClick={() => setIsOpen(true)}
    >
      Have a code?
    </button>
  )
  const isTaken = offer?.problem === null
  // Left open, it would come back, and take the focus, once another choice refuses the offer.
  if (isTaken && isOpen) setIsOpen(false)
  return (
    <div
      className="mt-5 flex flex-col gap-4 border-t border-border pt-4 text-sm"
      aria-live="polite"
    >
      {asked && (
        <Suspense>
          <OfferAnswer
            offer={offer}
            onRemove={() => {
              setIsOpen(false)
              onAsk(null)
            }}
            addable={addable}
          />
        </Suspense>
      )}
      {isOpen && (
        <Suspense fallback={button}>
          <CodeForm onAsk={onAsk} />
        </Suspense>
      )}
      {!asked && !isOpen && button}
    </div>
  )
}
