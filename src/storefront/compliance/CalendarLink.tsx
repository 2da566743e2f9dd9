'use client'

import { type FormEvent, useState } from 'react'

import { readParts, request } from '@/src/lib/browser/request'
import { Button, ButtonLink } from '@/src/storefront/ui/button'
import { CopyField } from '@/src/storefront/ui/copy-field'
import { Notice } from '@/src/storefront/ui/notice'

const RENEWED = readParts<{ link: string }>('link')

/** The ways into the calendars that most people have. */
function ways(link: string) {
  const webcal = link.replace(/^https?:/, 'webcal:')
  const google = new URLSearchParams({ cid: webcal })
  const outlook = new URLSearchParams({ url: link, name: 'Deadlines' })
  return [
    ['Google', `https://calendar.google.com/calendar/r?${google}`],
    ['Apple', webcal],
    ['Outlook', `https://outlook.live.com/calendar/0/addfromweb?${outlook}`],
  ] as const
}

/** The private link by which a calendar program keeps up with the deadlines. */
export function CalendarLink({ link: initial, back }: { link: string; back: string }) {
  const [link, setLink] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const renew = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setSaid(null)
    setProblem(null)
    const answer = await request('POST', '/api/compliance/calendar', { body: {}, answer: RENEWED })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    setLink(answer.value.link)
    setSaid('This is your new link. The old one no longer works.')
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        Your calendar updates automatically. Anyone with this link can see your deadlines. Keep it
        private.
      </p>
      <CopyField label="Private link" value={link} />
      <ul className="flex flex-wrap gap-2">
        {ways(link).map(([name, href]) => (
          <li key={name}>
            <ButtonLink href={href} size="sm" variant="secondary" rel="noreferrer">
              Add to {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <form method="post" action="/api/compliance/calendar" onSubmit={renew}>
        <input type="hidden" name="back" value={back} />
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          busy={busy}
          busyLabel="Making a new link…"
        >
          Make a new link
        </Button>
      </form>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p role="status" className="text-sm text-muted empty:hidden">
        {said}
      </p>
    </div>
  )
}
