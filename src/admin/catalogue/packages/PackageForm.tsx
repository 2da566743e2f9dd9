'use client'

import {
  NEW_PACKAGE,
  type PackageEntry,
  type PackageFields,
  packageForm,
} from '@/src/domain/catalogue/editing/package-form'
import { CheckInput, LongInput, SelectInput, TextInput } from '../../kit/form/inputs'
import { LineInputs } from '../../kit/form/LineInputs'
import { type Closing, type EntryProps, entryDrawer } from '../../kit/record/EntryDrawer'
import { EntryForm } from '../../kit/record/EntryForm'
import { useEntryForm } from '../../kit/record/use-entry-form'

const TIERS = { starter: 'Starter', standard: 'Standard', premium: 'Premium' }

const LABELS = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  tier: 'Tier',
  features: 'Features',
  isPopular: 'Most popular',
  isActive: 'Active',
}

type Props = EntryProps<'changePackages', PackageEntry>

function Form({ shown, close }: Props & Closing) {
  const { price, ...entry } = shown?.entry ?? NEW_PACKAGE
  const state = useEntryForm<PackageFields, PackageEntry>({
    schema: packageForm,
    values: { ...entry, price: String(price) },
    seen: shown,
    save: '/api/packages/save',
    success: 'Package saved',
    done: close,
  })
  const { field, form } = state
  return (
    <EntryForm isNew={!shown} labels={LABELS} noun="package" state={state}>
      <TextInput field={field('name')} label="Name" required />
      <LongInput field={field('description')} label="Description" />
      <TextInput
        field={field('price')}
        help="Whole dollars, without the state fee"
        inputMode="numeric"
        label="Price"
        required
      />
      <SelectInput
        field={field('tier')}
        help="Sets the delivery time shown and the add-ons offered"
        label="Tier"
        options={TIERS}
      />
      <LineInputs
        {...state.lines('features')}
        label="Features"
        noun="feature"
        onChange={(lines) => form.setValue('features', lines, { shouldDirty: true })}
      />
      <div className="entry-checks">
        <CheckInput field={field('isActive')} label="Active" />
        <CheckInput field={field('isPopular')} label="Most popular" />
      </div>
    </EntryForm>
  )
}

/** Opens the form of a package, or of a new one. */
export const PackageForm = entryDrawer('Add package', 'package', Form)
