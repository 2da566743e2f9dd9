import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

import { FormRow } from '@/src/admin/kit/form/FormRow'

type Props = {
  readonly label: string
  readonly error?: string
  readonly isFixed: boolean
  readonly registered: UseFormRegisterReturn
  /** What it may be a multiple of: whole numbers, unless something else is said. */
  readonly step?: number
}

/** One number of the weights. */
export function WeightField({ label, error, isFixed, registered, step = 1 }: Props) {
  return (
    <FormRow field={{ ...registered, error }} id={useId()} label={label}>
      {(control) => (
        <input
          {...control}
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={0}
          readOnly={isFixed}
          step={step}
          type="number"
        />
      )}
    </FormRow>
  )
}
