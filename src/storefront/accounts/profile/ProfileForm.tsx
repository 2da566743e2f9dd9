'use client'

import { useRouter } from 'next/navigation'

import { type ProfileInput, profileInput } from '@/src/domain/accounts/settings-input'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { SaveRow } from './SaveRow'
import { useLeaveWarning } from './use-leave-warning'
import { useSettingsForm } from './use-settings-form'

/** Name and phone number. The server reads the number and gives it back as it understood it. */
export function ProfileForm({ profile }: { profile: ProfileInput }) {
  const router = useRouter()
  const { form, submit, errors, failure, busy, saved } = useSettingsForm({
    schema: profileInput,
    defaults: profile,
    fields: ['firstName', 'lastName', 'phone'],
    method: 'PATCH',
    path: '/api/account/profile',
    onDone: (answer: { profile: ProfileInput }) => {
      form.reset(answer.profile)
      router.refresh() // the menu shows the name
    },
  })
  useLeaveWarning(form.formState.isDirty)

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          optional
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help="With its country code, such as +44 20 7946 0958. Without one we take it for American."
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <SaveRow
        busy={busy}
        busyLabel="Saving…"
        failure={failure}
        saved={saved ? 'Your profile is saved' : null}
      >
        Save profile
      </SaveRow>
    </form>
  )
}
