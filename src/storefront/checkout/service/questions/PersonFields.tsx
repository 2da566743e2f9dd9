import { ONE_NAME } from '@/src/domain/vocabulary/text/full-name'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { fetched } from '../../../ui/fetched'
import { EmailSuggestion } from '../../EmailSuggestion'
import { MailConsent } from '../../MailConsent'
import { Part } from './Part'
import { type QuestionProps, textControl } from './question-props'

const ResidenceField = fetched(() =>
  import('./CountryField').then((module) => module.ResidenceField),
)

/** Who orders, and where to reach them. */
export function PersonFields(props: QuestionProps) {
  const hasOneName = props.answers.hasOneName ?? false
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
          disabled={hasOneName}
          {...textControl('lastName', props)}
        />
      </div>
      <Checkbox
        name="hasOneName"
        label={ONE_NAME}
        checked={hasOneName}
        onChange={({ target: { checked } }) =>
          props.onAnswer({ hasOneName: checked, ...(checked && { lastName: '' }) })
        }
      />
      <EmailField
        label="Email address"
        autoComplete="email"
        maxLength={254}
        help="We’ll send your receipt and updates here."
        {...textControl('email', props)}
      />
      <EmailSuggestion email={props.answers.email} onTake={(email) => props.onAnswer({ email })} />
      <TextField
        label="Phone number"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        help="We assume +1 if you leave out the country code."
        {...textControl('phone', props)}
      />
      <ResidenceField {...props} />
      <MailConsent isGiven={props.answers.mailConsent ?? false} onAnswer={props.onAnswer} />
    </Part>
  )
}
