'use client'

import { useEffect, useState } from 'react'
import { ask } from '@/src/admin/kit/record/record-field'
import { clock, secondsLeft } from '@/src/domain/content/countdown'
import { popupNamesPrice } from '@/src/domain/content/popup-price'
import type { OfferPopup } from '@/src/domain/content/site-settings'
import { momentOfLocal } from '@/src/domain/vocabulary/time/time-zone'
import { SettingsSection } from './SettingsSection'
import { type Typed, useSettingsForm } from './use-settings-form'

export type OfferChoice = { readonly id: string; readonly title: string }

type Props = {
  readonly values: Typed
  readonly offers: readonly OfferChoice[]
  /** In which the end is typed: an IANA name, and how people call it. */
  readonly zone: string
}

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '')

export function PopupSection({ values, offers, zone }: Props) {
  const state = useSettingsForm({
    values,
    stored: (name, value) => {
      if (name !== 'popupEndsAt') return value
      return value === '' ? null : (momentOfLocal(text(value), zone)?.toISOString() ?? value)
    },
  })
  const { now } = state
  const popup = {
    title: text(now.popupTitle),
    subtitle: text(now.popupSubtitle),
    offer: text(now.popupOfferText),
    cta: text(now.popupCtaText) || 'Start My LLC Now',
    disclaimer: text(now.popupDisclaimer),
    endsAt: momentOfLocal(text(now.popupEndsAt), zone)?.toISOString() ?? null,
  }
  const isPriced = popupNamesPrice(now)
  return (
    <SettingsSection
      description="Opens once for each visitor, five seconds after the home page."
      fields={[
        ask('switch', 'popupEnabled', 'Show the popup'),
        ask('text', 'popupTitle', 'Title'),
        ask('text', 'popupSubtitle', 'Subtitle'),
        ask('text', 'popupOfferText', 'Offer text'),
        ask('text', 'popupCtaText', 'Button'),
        ask('text', 'popupDisclaimer', 'Small print'),
        ask('choice', 'popupOffer', 'The offer behind it', {
          help: isPriced
            ? 'Required: the text mentions a price or a saving. The button adds this offer to the checkout.'
            : 'The button adds this offer to the checkout.',
          options: Object.fromEntries(offers.map(({ id, title }) => [id, title])),
        }),
        ask(
          'local',
          'popupEndsAt',
          'Ends at',
          `The popup stops then. Time in ${zone.replaceAll('_', ' ')}. Leave it empty for a countdown of 24 hours from each visit.`,
        ),
      ]}
      id="popup"
      preview={
        <>
          {!now.popupEnabled && (
            <p className="m-0 text-muted not-first:mt-3">
              Nothing while it is off. Switched on, this:
            </p>
          )}
          {popup.title && <PopupPreview popup={popup} />}
        </>
      }
      state={state}
      title="Urgency popup"
    />
  )
}

/** The countdown as it runs for a visitor who has just come. */
function Countdown({ endsAt }: { endsAt: string | null }) {
  const [startedAt] = useState(Date.now)
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="text-3xl tabular-nums" suppressHydrationWarning>
      {clock(secondsLeft(startedAt, now, endsAt))}
    </span>
  )
}

function PopupPreview({ popup }: { popup: Omit<OfferPopup, 'carries'> }) {
  const { title, subtitle, offer, cta, disclaimer, endsAt } = popup
  return (
    <div className="max-w-105 px-6.5 py-6 border border-[#e3e6ec] rounded-lg bg-[#fff] text-[#17191f] not-first:mt-3">
      <p className="m-0 text-5xl font-medium leading-[1.15] tracking-[-0.02em] [font-family:var(--brand-heading-font,Georgia),serif]">
        {title}
      </p>
      {subtitle && <p className="m-0 mt-2 text-[#555b68]">{subtitle}</p>}
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 mt-4 py-3 border-y border-[#e3e6ec]">
        <strong>{offer}</strong>
        <Countdown endsAt={endsAt} />
      </div>
      <span className="block mt-4 px-4 py-2.5 rounded-md bg-[oklch(from_var(--brand-primary,#3b82f6)_0.5_c_h)] text-[#fff] font-semibold text-center">
        {cta}
      </span>
      {disclaimer && <small className="block mt-2.5 text-[#555b68] text-xs">{disclaimer}</small>}
    </div>
  )
}
