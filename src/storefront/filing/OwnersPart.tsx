import { useFieldArray, useWatch } from 'react-hook-form'
import { placeText } from '@/src/domain/filing/company-answers'
import { peopleText, peopleTitles } from '@/src/domain/filing/corporation'
import { NEW_MEMBER, NO_ANSWERS } from '@/src/domain/filing/filing-answers'
import { formatPercent, ownershipProblem, splitEvenly, WHOLE } from '@/src/domain/filing/ownership'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Part } from './CompanyPart'
import { answersOf, type FilingForm, formOf, idFor } from './filing-form'
import type { FilingFormState } from './use-filing-form'

const KINDS = [
  { value: 'person', label: 'Person' },
  { value: 'company', label: 'Company' },
]

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const US_PERSON = {
  person: 'US citizen or tax resident?',
  company: 'Formed in the United States?',
} as const

type OwnerFieldsProps = FilingFormState & {
  index: number
  countries: readonly Country[]
  isManaged: boolean
  asksContribution: boolean
  onRemove: (() => void) | null
}

/** One owner: who, where, and how much of the company is theirs. */
function OwnerFields(props: OwnerFieldsProps) {
  const { form, view, errorAt, index, countries, isManaged, asksContribution, onRemove } = props
  const at = `members.${index}` as const
  const texts = (name: Exclude<keyof FilingForm['members'][number], 'isManager'>) => ({
    id: idFor(`${at}.${name}`),
    error: errorAt(`${at}.${name}`),
    ...form.register(`${at}.${name}`),
  })
  const kind = useWatch({ control: form.control, name: `${at}.kind` })
  return (
    <li className="flex flex-col gap-4 rounded-ui border border-border bg-raised p-4">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h3 className="font-semibold">{`${peopleTitles(view.companyType).owner} ${index + 1}`}</h3>
        {onRemove && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            Remove
            <span className="sr-only">{` ${peopleText(view.companyType).owner} ${index + 1}`}</span>
          </Button>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <TextField
          {...texts('name')}
          label="Full legal name"
          maxLength={200}
          autoComplete={index === 0 ? 'name' : 'off'}
        />
        <SelectField {...texts('kind')} label="Kind" options={KINDS} />
      </div>
      <TextField
        {...texts('address')}
        label="Address"
        help="Street, city, and postal code"
        maxLength={400}
        autoComplete={index === 0 ? 'address-line1' : 'off'}
      />
      <SameAsOffice {...props} />
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <SelectField
          {...texts('country')}
          label="Country"
          placeholder="Choose a country"
          options={countries}
          autoComplete={index === 0 ? 'country' : 'off'}
        />
        <TextField
          {...texts('ownership')}
          label={view.companyType === 'corporation' ? 'Shares (%)' : 'Ownership (%)'}
          inputMode="decimal"
          maxLength={8}
          autoComplete="off"
          className="tabular-nums"
        />
      </div>
      <SelectField
        {...texts('usPerson')}
        label={US_PERSON[kind]}
        help="Optional. Your federal deadlines depend on it."
        placeholder="Choose"
        options={YES_NO}
      />
      {kind === 'company' && (
        <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
          <TextField
            {...texts('signsBy')}
            label="Who signs for this company"
            optional
            maxLength={200}
            autoComplete="off"
          />
          <TextField
            {...texts('signsByTitle')}
            label="Title"
            optional
            maxLength={80}
            autoComplete="off"
          />
        </div>
      )}
      {asksContribution && (
        <TextField
          {...texts('contribution')}
          label={
            view.companyType === 'corporation'
              ? 'What they give for their shares'
              : 'Contribution and its value'
          }
          help={`For example “$5,000 in cash” or “Laptop, $1,200”. It is printed in your ${view.companyType === 'corporation' ? 'stock subscription agreement' : 'operating agreement'}.`}
          optional
          maxLength={200}
          autoComplete="off"
        />
      )}
      {isManaged && (
        <Checkbox label="Also manages the company" {...form.register(`${at}.isManager`)} />
      )}
    </li>
  )
}

/** Takes over the office where an owner's address is not typed yet: it is not typed twice. */
function SameAsOffice({ form, index }: OwnerFieldsProps) {
  const at = `members.${index}` as const
  const [office, address] = useWatch({
    control: form.control,
    name: ['company.office', `${at}.address`],
  })
  if (address || !office.street || !office.city) return null
  const take = () => {
    form.setValue(`${at}.address`, placeText({ ...office, country: '' }), { shouldTouch: true })
    form.setValue(`${at}.country`, office.country, { shouldTouch: true })
  }
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={take}>
        Same as the principal office
      </Button>
    </div>
  )
}

const MOST = 50
const NEW_OWNER = formOf({ ...NO_ANSWERS, members: [NEW_MEMBER] }).members.slice(0, 1)

const INTROS = {
  llc: 'An LLC’s owners are called its members. Name each person or company and their share.',
  corporation:
    'A corporation’s owners are called its shareholders. Name each person or company and their percentage of the shares.',
} as const

type OwnersPartProps = FilingFormState & { countries: readonly Country[] }

/** Who owns the company, and how it is shared between them. */
export function OwnersPart({ countries, ...state }: OwnersPartProps) {
  const { control, getValues, setValue } = state.form
  const { fields, append, remove } = useFieldArray({ control, name: 'members' })
  const { companyType } = state.view
  const isManaged = useWatch({ control, name: 'management' }) === 'manager'
  const isShared = state.view.makesAgreement && companyType !== 'corporation' && fields.length > 1

  const split = () => {
    for (const [index, share] of splitEvenly(fields.length).entries()) {
      setValue(`members.${index}.ownership`, formatPercent(share), { shouldTouch: true })
    }
  }

  const add = () => {
    if (fields.length === 1 && getValues('members.0.ownership') === '100') {
      setValue('members.0.ownership', '') // no longer the only owner
    }
    append(NEW_OWNER, { focusName: `members.${fields.length}.name` })
  }

  return (
    <Part
      id={idFor('members')}
      title="Who owns the company?"
      intro={INTROS[companyType === 'corporation' ? 'corporation' : 'llc']}
    >
      <ul className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <OwnerFields
            key={field.id}
            {...state}
            index={index}
            countries={countries}
            isManaged={isManaged}
            asksContribution={isShared || companyType === 'corporation'}
            onRemove={fields.length > 1 ? () => remove(index) : null}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" disabled={fields.length >= MOST} onClick={add}>
          {`Add another ${peopleText(companyType).owner}`}
        </Button>
        <Button variant="secondary" size="sm" onClick={split}>
          Split evenly
        </Button>
        <OwnershipTotal {...state} />
      </div>
      {isShared && (
        <TextField
          id={idFor('partnershipRepresentative')}
          label="Partnership representative"
          help="Speaks for the company if the IRS audits it, and must have a substantial presence in the United States. You can name one later."
          optional
          error={state.errorAt('partnershipRepresentative')}
          maxLength={200}
          autoComplete="off"
          {...state.form.register('partnershipRepresentative')}
        />
      )}
    </Part>
  )
}

/** How far the shares are from 100 %, as they are typed. */
function OwnershipTotal({ form }: FilingFormState) {
  const members = useWatch({
    control: form.control,
    compute: (values: FilingForm) => answersOf(values).members,
  })
  const sum = members.reduce((total, one) => total + one.ownershipBasisPoints, 0)
  const problem = ownershipProblem(members)
  return (
    <p
      role="status"
      className={cx('text-sm tabular-nums', sum === WHOLE ? 'text-success' : 'text-muted')}
    >
      {sum === 0 ? 'Shares add up to 100%.' : (problem ?? 'Total 100%')}
    </p>
  )
}
