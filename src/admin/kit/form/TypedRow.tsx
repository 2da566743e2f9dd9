'use client'

import type { ComponentProps } from 'react'

import { FormRow } from './FormRow'

type Props = Omit<ComponentProps<typeof FormRow>, 'children' | 'field'> & {
  readonly value: string
  readonly most: number
  readonly onType: (value: string) => void
}

/** One line of text that the screen itself keeps: a reason, a name, a reference. */
export function TypedRow({ value, most, onType, ...row }: Props) {
  return (
    <FormRow {...row}>
      {(control) => (
        <input
          {...control}
          maxLength={most}
          onChange={(event) => onType(event.target.value)}
          type="text"
          value={value}
        />
      )}
    </FormRow>
  )
}
