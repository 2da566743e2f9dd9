'use client'

import type { z } from 'zod'

import {
  ADDON_CATEGORIES,
  type AddonEntry,
  addonForm,
  NEW_ADDON,
} from '@/src/domain/catalogue/editing/addon-form'
import { CheckInput, LongInput, SelectInput, TextInput } from '../../kit/form/inputs'
import { type Closing, type EntryProps, entryDrawer } from '../../kit/record/EntryDrawer'
import { EntryForm } from '../../kit/record/EntryForm'
import { useEntryForm } from '../../kit/record/use-entry-form'

const LABELS = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  category: 'Category',
  isActive: 'Active',
  showInStarter: 'Offer with Starter',
  showInStandard: 'Offer with Standard',
  showInPremium: 'Offer with Premium',
  isRegisteredAgent: 'Is the registered agent',
  isRepeatable: 'Can be bought again',
}

type Props = EntryProps<'changeAddons', AddonEntry>

function Form({ shown, close }: Props & Closing) {
  const { price, ...entry } = shown?.entry ?? NEW_ADDON
  const state = useEntryForm<z.input<typeof addonForm>, AddonEntry>({
    schema: addonForm,
    values: { ...entry, price: String(price) },
    seen: shown,
    save: '/api/addons/save',
    success: 'Add-on saved',
    done: close,
  })
  const { field } = state
  return (
    <EntryForm isNew={!shown} labels={LABELS} noun="add-on" state={state}>
      <TextInput field={field('name')} label={LABELS.name} required />
      <LongInput field={field('description')} label={LABELS.description} />
      <TextInput
        field={field('price')}
        help="Dollars, such as 29 or 29.50"
        inputMode="decimal"
        label={LABELS.price}
        required
      />
      <SelectInput field={field('category')} label={LABELS.category} options={ADDON_CATEGORIES} />
      <div className="entry-checks">
        <CheckInput field={field('isActive')} label={LABELS.isActive} />
        <CheckInput field={field('showInStarter')} label={LABELS.showInStarter} />
        <CheckInput field={field('showInStandard')} label={LABELS.showInStandard} />
        <CheckInput field={field('showInPremium')} label={LABELS.showInPremium} />
        <CheckInput field={field('isRegisteredAgent')} label={LABELS.isRegisteredAgent} />
        <CheckInput field={field('isRepeatable')} label={LABELS.isRepeatable} />
      </div>
    </EntryForm>
  )
}

/** Opens the form of an add-on, or of a new one. */
export const AddonForm = entryDrawer('Add add-on', 'addon', Form)
