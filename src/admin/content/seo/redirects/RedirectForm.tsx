'use client'

import type { z } from 'zod'
import { CheckInput, SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import { type Closing, type EntryProps, entryDrawer } from '@/src/admin/kit/record/EntryDrawer'
import { EntryForm } from '@/src/admin/kit/record/EntryForm'
import { useEntryForm } from '@/src/admin/kit/record/use-entry-form'
import {
  NEW_REDIRECT,
  REDIRECT_TYPES,
  type RedirectEntry,
  redirectForm,
} from '@/src/domain/platform/redirects/redirect-form'

const LABELS = { from: 'Old address', to: 'New address', type: 'Type', isActive: 'Active' }

function Form({ shown, close }: EntryProps<'changeRedirects', RedirectEntry> & Closing) {
  const state = useEntryForm<z.input<typeof redirectForm>, RedirectEntry>({
    schema: redirectForm,
    values: shown?.entry ?? NEW_REDIRECT,
    seen: shown,
    save: '/api/seo/redirects/save',
    success: 'Redirect saved.',
    done: close,
  })
  const { field } = state
  return (
    <EntryForm isNew={!shown} labels={LABELS} noun="redirect" state={state}>
      <TextInput
        autoCapitalize="none"
        field={field('from')}
        help="A path of this site that is no page any more, such as /old-pricing"
        label={LABELS.from}
        required
      />
      <TextInput
        autoCapitalize="none"
        field={field('to')}
        help="A path of this site, or an address that starts with https://"
        label={LABELS.to}
        required
      />
      <SelectInput
        field={field('type')}
        help="Permanent tells search engines to forget the old address."
        label={LABELS.type}
        options={REDIRECT_TYPES}
      />
      <div className="entry-checks">
        <CheckInput field={field('isActive')} label={LABELS.isActive} />
      </div>
    </EntryForm>
  )
}

/** Opens the form of a redirect, or of a new one. */
export const RedirectForm = entryDrawer('Add redirect', 'redirect', Form)
