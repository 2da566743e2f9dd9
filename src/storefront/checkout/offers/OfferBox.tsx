import { Suspense, useState } from 'react'

import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'

import { fetched } from '../fetched'
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

/** A code beneath the order: asked for, checked, taken off, or refused with the reason. */
export function OfferBox({ quote, asked, onAsk, addable }: OfferBoxProps) {
  const offer = answerTo(asked, quote)
  const [isOpen, setIsOpen] = useState(false)
  const button = (
    <button type="button" className="link -my-2.5 min-h-11" onClick={() => setIsOpen(true)}>
      Have a code?
    </button>
  )
  return (
    <div className="mt-5 border-t border-border pt-4 text-sm" aria-live="polite">
      {!asked && !isOpen && button}
      {!asked && isOpen && (
        <Suspense fallback={button}>
          <CodeForm
            onAsk={(code) => {
              setIsOpen(false)
              onAsk(code)
            }}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <OfferAnswer offer={offer} onRemove={() => onAsk(null)} addable={addable} />
        </Suspense>
      )}
    </div>
  )
}
