'use client'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { cx } from '@/src/storefront/ui/cx'
import { CONTROL, Field, type FieldTexts, useField } from '@/src/storefront/ui/forms/field'

/** A password, with a way to see what one types. */
export function PasswordField({ className, ...props }: ComponentProps<'input'> & FieldTexts) {
  const { field, control } = useField(props)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...field}>
      <div className="relative">
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={cx(CONTROL, 'h-11 pr-12', className)}
        />
        <button
          type="button"
          aria-label={`Show ${field.label.toLowerCase()}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-ui text-muted hover:text-text"
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      </div>
    </Field>
  )
}

/** One's current password, asked for before a change that matters. */
export function CurrentPassword(
  props: Omit<ComponentProps<typeof PasswordField>, 'label'> & { label?: string },
) {
  return <PasswordField label="Current password" autoComplete="current-password" {...props} />
}
