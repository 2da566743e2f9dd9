import { Suspense } from 'react'

import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { Skeleton } from '@/src/storefront/ui/skeleton'

import { fetched } from '../../../ui/fetched'
import { OptionBox } from '../../steps/OptionBox'
import { addonFor } from '../offer'
import type { QuestionProps } from './question-props'

const FormationFields = fetched(() =>
  import('./FormationFields').then((module) => module.FormationFields),
)

/** Has the company formed as well, in the same order. */
export function FormationOption(props: QuestionProps) {
  const { catalogue, answers, errors, onAnswer } = props
  const addon = addonFor('addLlc', catalogue)
  if (!addon) return null
  return (
    <OptionBox
      name="addLlc"
      label={`Add ${addon.name} (+${formatPrice(usd(addon.price))})`}
      help="No company yet? We form it first. Your state’s filing fee is added at cost."
      error={errors.addLlc}
      isChosen={answers.addLlc ?? false}
      onToggle={(addLlc) => onAnswer({ addLlc })}
    >
      <Suspense fallback={<Skeleton className="m-4 h-80" />}>
        <FormationFields {...props} />
      </Suspense>
    </OptionBox>
  )
}
