import type { ReactNode } from 'react'

import type { CheckoutAddon } from '@/src/domain/checkout/checkout-view'
import { formatPrice, usd } from '@/src/domain/money/money'
import { Checkbox } from '@/src/storefront/ui/checkbox'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { Money } from '@/src/storefront/ui/money'

import { chosenPackage, offeredAddons } from '../choices'
import { BusinessAddressBilling } from './BusinessAddressBilling'
import { ChoiceForm } from './ChoiceForm'
import type { StepProps } from './step-props'

/** What may be added to the chosen package. */
export function AddonsStep({ answers, catalogue, onAnswer, onNext }: StepProps) {
  const offered = offeredAddons(answers, catalogue)
  const ids = answers.addonIds ?? []

  function toggle(id: string, isOn: boolean) {
    onAnswer({ addonIds: isOn ? [...ids, id] : ids.filter((one) => one !== id) })
  }

  return (
    <ChoiceForm
      intro="Take what you need. All of these are optional."
      step="addons"
      missing={null}
      onNext={() => onNext()}
    >
      {offered.length === 0 && (
        <EmptyState title="No additional services available">
          {chosenPackage(answers, catalogue)?.name} comes as it is. Go on to your company.
        </EmptyState>
      )}
      {offered.map((addon) => (
        <AddonRow
          key={addon.id}
          addon={addon}
          isChosen={ids.includes(addon.id)}
          onToggle={(isOn) => toggle(addon.id, isOn)}
        >
          {addon.recurring && (
            <BusinessAddressBilling
              prices={addon.recurring}
              value={answers.businessAddressBilling ?? 'monthly'}
              onChange={(businessAddressBilling) => onAnswer({ businessAddressBilling })}
            />
          )}
        </AddonRow>
      ))}
    </ChoiceForm>
  )
}

type AddonRowProps = {
  addon: CheckoutAddon
  isChosen: boolean
  onToggle: (isOn: boolean) => void
  /** What is asked once it is wanted. */
  children: ReactNode
}

function AddonRow({ addon, isChosen, onToggle, children }: AddonRowProps) {
  return (
    <div className="rounded-ui border border-border-strong bg-raised transition-colors hover:border-text has-checked:border-accent">
      <Checkbox
        checked={isChosen}
        onChange={(event) => onToggle(event.target.checked)}
        help={addon.description}
        label={
          <>
            <span className="font-semibold">{addon.name}</span>
            <span className="font-semibold whitespace-nowrap tabular-nums">
              <AddonPrice addon={addon} />
            </span>
          </>
        }
        className="p-4 [&_label>span:last-child]:flex [&_label>span:last-child]:grow [&_label>span:last-child]:justify-between [&_label>span:last-child]:gap-4"
      />
      {isChosen && children}
    </div>
  )
}

function AddonPrice({ addon }: { addon: CheckoutAddon }) {
  if (addon.recurring) return `from ${formatPrice(usd(addon.recurring.monthly))}/month`
  return <Money minor={usd(addon.price).minor} short />
}
