import type { ComponentProps } from 'react'

import { TextField } from './text-field'

/** What `useServerForm` gives for one answer. */
export type FieldInput = Omit<ComponentProps<typeof TextField>, 'label'>

type NameFieldsProps = { first: FieldInput; last: FieldInput }

/** First and last name, beside one another where there is room. */
export function NameFields({ first, last }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" {...first} />
      <TextField label="Last name" autoComplete="family-name" {...last} />
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
