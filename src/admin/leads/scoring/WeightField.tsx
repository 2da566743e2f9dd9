import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

import { FormRow } from '@/src/admin/kit/form/FormRow'

type Props = {
  readonly label: string
  readonly error?: string
  readonly isFixed: boolean
  readonly registered: UseFormRegisterReturn
}

/** One number of the weights. */
export function WeightField({ label, error, isFixed, registered }: Props) {
  return (
    <FormRow field={{ ...registered, error }} id={useId()} label={label}>
      {(control) => (
        <input {...control} inputMode="numeric" min={0} readOnly={isFixed} step={1} type="number" />
      )}
    </FormRow>
  )
}
