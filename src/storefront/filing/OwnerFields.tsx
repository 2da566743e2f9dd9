import { peopleTitles, peopleWords } from '@/src/domain/filing/corporation'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { idFor } from './filing-form'
import type { FilingFormState } from './use-filing-form'

const KINDS = [
  { value: 'person', label: 'Person' },
  { value: 'company', label: 'Company' },
]

type OwnerFieldsProps = FilingFormState & {
  index: number
  countries: readonly Country[]
  isManaged: boolean
  onRemove: (() => void) | null
}

/** One owner: who, where, and how much of the company is theirs. */
export function OwnerFields(props: OwnerFieldsProps) {
  const { form, view, errorAt, index, countries, isManaged, onRemove } = props
  const at = `members.${index}` as const
  const texts = (name: string) => ({ id: idFor(`${at}.${name}`), error: errorAt(`${at}.${name}`) })
  return (
    <li className="flex flex-col gap-4 rounded-ui border border-border bg-raised p-4">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h3 className="font-semibold">{`${peopleTitles(view.companyType).owner} ${index + 1}`}</h3>
        {onRemove && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            Remove
            <span className="sr-only">{` ${peopleWords(view.companyType).owner} ${index + 1}`}</span>
          </Button>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <TextField
          {...texts('name')}
          label="Full legal name"
          maxLength={200}
          autoComplete={index === 0 ? 'name' : 'off'}
          {...form.register(`${at}.name`)}
        />
        <SelectField
          {...texts('kind')}
          label="Kind"
          options={KINDS}
          {...form.register(`${at}.kind`)}
        />
      </div>
      <TextField
        {...texts('address')}
        label="Address"
        help="Street, city, and postal code"
        maxLength={400}
        autoComplete={index === 0 ? 'address-line1' : 'off'}
        {...form.register(`${at}.address`)}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <SelectField
          {...texts('country')}
          label="Country"
          placeholder="Choose a country"
          options={countries}
          autoComplete={index === 0 ? 'country' : 'off'}
          {...form.register(`${at}.country`)}
        />
        <TextField
          {...texts('ownership')}
          label={view.companyType === 'corporation' ? 'Shares (%)' : 'Ownership (%)'}
          inputMode="decimal"
          maxLength={8}
          autoComplete="off"
          className="tabular-nums"
          {...form.register(`${at}.ownership`)}
        />
      </div>
      {isManaged && (
        <Checkbox label="Also manages the company" {...form.register(`${at}.isManager`)} />
      )}
    </li>
  )
}
