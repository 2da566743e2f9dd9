import type { ComponentProps } from 'react'

import { ONE_NAME } from '@/src/domain/vocabulary/text/full-name'

import { Checkbox } from './checkbox'
import { TextField } from './text-field'

/** What `useServerForm` gives for one answer. */
export type FieldInput = Omit<ComponentProps<typeof TextField>, 'label'>

type NameFieldsProps = {
  first: FieldInput
  last: FieldInput
  /** A tick of those without a last name; left out where it is optional anyway. */
  oneName?: Omit<ComponentProps<typeof Checkbox>, 'label'>
}

/** First and last name, beside one another where there is room. */
export function NameFields({ first, last, oneName }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" {...first} />
      <TextField label="Last name" autoComplete="family-name" {...last} />
      {oneName && <Checkbox label={ONE_NAME} className="sm:col-span-2" {...oneName} />}
    </div>
  )
}

/** An email address: one's own by which one signs in, unless `autoComplete` says otherwise. */
export function EmailField(props: FieldInput & { label?: string }) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
