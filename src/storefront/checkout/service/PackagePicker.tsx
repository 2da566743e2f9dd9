import { usd } from '@/src/domain/vocabulary/money/money'
import { isMonthly } from '@/src/domain/vocabulary/service-types'
import { CheckList } from '@/src/storefront/ui/check-list'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { Money } from '@/src/storefront/ui/money'

import { chosenType } from './offer'
import type { QuestionProps } from './questions/question-props'

/** Which of the service's packages. One is always chosen. */
export function PackagePicker({ catalogue, answers, errors, onAnswer }: QuestionProps) {
  const chosen = chosenType(answers, catalogue)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-lg font-semibold">Package</legend>
      {catalogue.packages.map((one) => (
        <RadioCard
          key={one.type}
          name="packageType"
          value={one.type}
          checked={one.type === chosen?.type}
          onChange={() => onAnswer({ packageType: one.type })}
          title={one.name}
          aside={
            <>
              <Money minor={usd(one.price).minor} short />
              {isMonthly(catalogue.service) && <span>{' / month'}</span>}
            </>
          }
          description={one.description}
        >
          {one.type === chosen?.type && one.features.length > 0 && (
            <CheckList items={one.features} className="mt-2" />
          )}
          {one.turnaroundTime && <span className="mt-1 text-sm">{one.turnaroundTime}</span>}
        </RadioCard>
      ))}
      {catalogue.timing !== '' && <p className="text-sm text-muted">{catalogue.timing}</p>}
      {isMonthly(catalogue.service) && (
        <p className="text-sm text-muted">
          You pay the first month today. Before each further month we send an invoice; no automatic
          charges. Cancel at any time.
        </p>
      )}
      <FieldError id="packageType" error={errors.packageType} />
    </fieldset>
  )
}
