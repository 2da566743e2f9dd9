import { Tag } from 'lucide-react'

import type { QuotedOffer } from '@/src/domain/catalogue/pricing/offer'
import { offerMessage } from '@/src/domain/catalogue/pricing/offer-text'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { Button } from '@/src/storefront/ui/button'

/** Something that the offer covers and that can be added to the order. */
export type Addable = {
  readonly name: string
  /** The offer leaves nothing of its price. */
  readonly isFree: boolean
  readonly add: () => void
}

type AnsweredProps = { offer: QuotedOffer; onRemove: () => void }

type OfferAnswerProps = {
  /** Undefined until the server has looked. */
  offer: QuotedOffer | undefined
  onRemove: () => void
  addable: Addable | undefined
}

/** What becomes of the code that was asked for. */
export function OfferAnswer({ offer, onRemove, addable }: OfferAnswerProps) {
  if (!offer) return <p className="text-muted">Checking the code…</p>
  return offer.problem ? (
    <Refused offer={offer} onRemove={onRemove} addable={addable} />
  ) : (
    <Taken offer={offer} onRemove={onRemove} />
  )
}

function Taken({ offer, onRemove }: AnsweredProps) {
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

function Refused({ offer, onRemove, addable }: AnsweredProps & Pick<OfferAnswerProps, 'addable'>) {
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

const Remove = ({ onRemove }: Pick<AnsweredProps, 'onRemove'>) => (
  <button type="button" className="link -my-2.5 min-h-11 shrink-0" onClick={onRemove}>
    Remove<span className="sr-only"> the offer</span>
  </button>
)
