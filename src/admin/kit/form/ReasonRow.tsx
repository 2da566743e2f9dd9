import type { ComponentProps } from 'react'

import { FormRow } from './FormRow'

type Props = Pick<ComponentProps<typeof FormRow>, 'field' | 'id' | 'label' | 'help'>

/** Why someone looks at what is not theirs; the audit log keeps it. */
export const ReasonRow = (row: Props) => (
  <FormRow {...row} required>
    {(control) => <input {...control} autoComplete="off" maxLength={300} type="text" />}
  </FormRow>
)
