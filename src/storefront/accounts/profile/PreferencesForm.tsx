'use client'

import { useRef, useState } from 'react'

import {
  MAIL_PREFERENCE_NAMES,
  MAIL_PREFERENCES,
  type MailPreference,
  type MailPreferences,
} from '@/src/domain/mail/mail-preferences'
import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'

/** What we mail. Each box is saved as it is ticked, and goes back when it could not be. */
export function PreferencesForm({ preferences }: { preferences: MailPreferences }) {
  const [chosen, setChosen] = useState(preferences)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  const change = (name: MailPreference, wanted: boolean) => {
    setChosen((before) => ({ ...before, [name]: wanted }))
    setSaid('')
    setFailure(null)
    turn.current = turn.current.then(() => save(name, wanted)) // in the order of the clicks
  }

  const save = async (name: MailPreference, wanted: boolean) => {
    const answer = await request('PATCH', '/api/account/preferences', {
      body: { [name]: wanted },
    })
    if (answer.ok)
      return setSaid(`${MAIL_PREFERENCES[name].label}: ${wanted ? 'on' : 'off'}. Saved.`)
    setChosen((before) => ({ ...before, [name]: !wanted }))
    setFailure(answer)
  }

  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-col gap-4">
        <legend className="sr-only">What we email you</legend>
        {MAIL_PREFERENCE_NAMES.map((name) => (
          <Checkbox
            key={name}
            label={<span className="font-semibold">{MAIL_PREFERENCES[name].label}</span>}
            help={MAIL_PREFERENCES[name].help}
            checked={chosen[name]}
            onChange={(event) => change(name, event.target.checked)}
          />
        ))}
      </fieldset>
      <p role="status" className="min-h-6 text-sm text-success">
        {said}
      </p>
      <FailureNotice failure={failure} />
    </div>
  )
}
