'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { OrderNewsState } from '@/src/domain/content/whatsapp/news-events'
import { CONSENT_TEXTS, WHATSAPP_CONSENT } from '@/src/domain/mail/consent'
import {
  MAIL_PREFERENCE_NAMES,
  MAIL_PREFERENCES,
  type MailPreference,
  type MailPreferences,
} from '@/src/domain/mail/mail-preferences'
import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { useSending } from '@/src/lib/browser/use-sending'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Notice } from '@/src/storefront/ui/notice'

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

type Choice = { readonly wanted: true; readonly phone: string } | { readonly wanted: false }

/** Order news by WhatsApp: asked for with a number, confirmed from it, ended here or by STOP. */
export function OrderNewsPart({ isOffered, phone, isConfirmed, confirm }: OrderNewsState) {
  const router = useRouter()
  const [typed, setTyped] = useState(phone)
  const { busy: isBusy, failure, run } = useSending()

  const choose = async (body: Choice) => {
    const answer = await run(() => request('PATCH', '/api/account/whatsapp', { body }))
    if (answer.ok) router.refresh()
  }

  const fieldError = failure?.fields.phone
  return (
    <section
      aria-labelledby="order-news"
      className="flex flex-col gap-4 border-t border-border pt-5"
    >
      <h3 id="order-news" className="text-sm font-semibold">
        Order news by WhatsApp
      </h3>
      {phone === '' ? (
        <form
          className="flex flex-col gap-4"
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void choose({ wanted: true, phone: typed })
          }}
        >
          <TextField
            label="WhatsApp number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            help="With its country code, such as +44 20 7946 0958."
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={fieldError}
          />
          <p className="text-sm text-muted">{CONSENT_TEXTS[WHATSAPP_CONSENT]}</p>
          <div>
            <Button type="submit" variant="secondary" busy={isBusy} busyLabel="Saving…">
              Get order news by WhatsApp
            </Button>
          </div>
        </form>
      ) : (
        <>
          {isConfirmed && (
            <p className="text-sm">
              {isOffered
                ? `Order news goes to ${phone}.`
                : `Your number is ${phone}. We do not send news by WhatsApp at the moment.`}
            </p>
          )}
          {confirm && (
            <Notice
              action={
                <a
                  className="font-semibold underline"
                  href={confirm.link}
                  rel="noopener noreferrer"
                  target="_blank"
                >
                  Open WhatsApp
                </a>
              }
              title={`Confirm that ${phone} is yours`}
              tone="accent"
            >
              {`Send “${confirm.words}” by WhatsApp from that number to ${confirm.number}. Nothing is sent before.`}
            </Notice>
          )}
          <div>
            <Button
              variant="secondary"
              busy={isBusy}
              busyLabel="Saving…"
              onClick={() => void choose({ wanted: false })}
            >
              Stop order news by WhatsApp
            </Button>
          </div>
        </>
      )}
      {!fieldError && <FailureNotice failure={failure} />}
    </section>
  )
}
