import type { FieldInput } from '@/src/storefront/ui/forms/person-fields'
import { TextField } from '@/src/storefront/ui/forms/text-field'

/** The code of six digits that an authenticator app shows. */
export function AppCodeField(props: FieldInput) {
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      label="Code"
      maxLength={10}
      {...props}
    />
  )
}
