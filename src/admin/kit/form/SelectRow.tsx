import type { ComponentProps, ReactNode } from 'react'

import { FormRow } from './FormRow'

type Props = Omit<ComponentProps<typeof FormRow>, 'children'> & {
  /** The options. */
  readonly children: ReactNode
}

/** A question of a form that is answered by one of a few choices. */
export const SelectRow = ({ children, ...row }: Props) => (
  <FormRow {...row}>{(control) => <select {...control}>{children}</select>}</FormRow>
)
