'use client'

import { useRouter } from 'next/navigation'
import { z } from 'zod'

import { type ProfileInput, profileInput } from '@/src/domain/accounts/settings-input'
import { request } from '@/src/lib/browser/request'
import { useLeaveWarning } from '@/src/lib/browser/use-leave-warning'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { NameFields } from '@/src/storefront/ui/forms/person-fields'
import { ServerForm } from '@/src/storefront/ui/forms/server-form'
import { TextField } from '@/src/storefront/ui/forms/text-field'

const answer = z.object({ profile: profileInput })

/** Name and phone number. The server reads the number and gives it back as it understood it. */
export function ProfileForm({ profile }: { profile: ProfileInput }) {
  const router = useRouter()
  const { form, field, ...state } = useServerForm({
    schema: profileInput,
    values: profile,
    send: (body) => request('PATCH', '/api/account/profile', { body, answer }),
    done: (saved) => {
      form.reset(saved.profile)
      router.refresh() // the menu shows the name
    },
  })
  useLeaveWarning(form.formState.isDirty)

  return (
    <ServerForm
      state={state}
      action="Save profile"
      busyLabel="Saving…"
      done="Your profile is saved"
    >
      <NameFields first={field('firstName')} last={{ ...field('lastName'), optional: true }} />
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help="With its country code, such as +44 20 7946 0958. We assume +1 if you leave out the country code."
        {...field('phone')}
      />
    </ServerForm>
  )
}
