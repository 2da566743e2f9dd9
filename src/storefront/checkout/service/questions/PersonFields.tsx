import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { Part } from './Part'
import { type QuestionProps, textControl } from './question-props'

/** Who orders, and where to reach them. */
export function PersonFields(props: QuestionProps) {
  return (
    <Part title="Your information">
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          {...textControl('firstName', props)}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          {...textControl('lastName', props)}
        />
      </div>
      <EmailField
        label="Email address"
        autoComplete="email"
        maxLength={254}
        help="Your receipt and news of the order go here."
        {...textControl('email', props)}
      />
      <TextField
        label="Phone number"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        help="With the country code, such as +44 if you live abroad."
        {...textControl('phone', props)}
      />
    </Part>
  )
}
