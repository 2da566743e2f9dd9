'use client'

import {
  NEW_PACKAGE,
  type PackageEntry,
  type PackageFields,
  packageForm,
} from '@/src/domain/catalogue/editing/package-form'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Shown } from '@/src/services/catalogue/entries/entry'

import { EntryDrawer } from '../entries/EntryDrawer'
import { EntryForm } from '../entries/EntryForm'
import { CheckInput, LongInput, SelectInput, TextInput } from '../entries/inputs'
import { LineInputs } from '../entries/LineInputs'
import { useEntryForm } from '../entries/use-entry-form'

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

type Props = {
  readonly grant: Grant<'changePackages'>
  /** Null makes a new one. */
  readonly shown: Shown<PackageEntry> | null
}

function Form({ shown, close }: Omit<Props, 'grant'> & { close: () => void }) {
  const { price, ...entry } = shown?.entry ?? NEW_PACKAGE
  const state = useEntryForm<PackageFields, PackageEntry>({
    schema: packageForm,
    values: { ...entry, price: String(price) },
    seen: shown,
    path: '/api/packages/save',
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
export function PackageForm({ shown }: Props) {
  return (
    <EntryDrawer add="Add package" kind="package" shown={shown}>
      {(close) => <Form close={close} shown={shown} />}
    </EntryDrawer>
  )
}
