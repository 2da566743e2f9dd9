'use client'

import { CalendarPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'

import { readParts, request } from '@/src/lib/browser/request'
import { useSending } from '@/src/lib/browser/use-sending'
import { Button } from '@/src/storefront/ui/button'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { CopyField } from '@/src/storefront/ui/copy-field'
import { Notice } from '@/src/storefront/ui/notice'

const RENEWED = readParts<{ link: string }>('link')

/** The ways into the calendars that most people have. */
function ways(link: string) {
  const webcal = link.replace(/^https?:/, 'webcal:')
  const google = new URLSearchParams({ cid: webcal })
  return [
    ['Google Calendar', `https://calendar.google.com/calendar/r?${google}`],
    ['Apple Calendar or Outlook', webcal],
  ] as const
}

/** Subscribes a calendar to the deadlines by their private link; works without our script too. */
export function CalendarMenu({ link: initial, back }: { link: string; back: string }) {
  const [link, setLink] = useState(initial)
  return (
    <details className="relative max-sm:w-full sm:ml-auto sm:open:z-10">
      <summary
        className={`${buttonClass({ variant: 'secondary', size: 'sm' })} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        <CalendarPlus aria-hidden className="size-4" />
        Subscribe to calendar
      </summary>
      <div className="mt-2 flex flex-col gap-4 rounded-ui border border-border-strong bg-raised p-4 sm:absolute sm:right-0 sm:w-88 sm:shadow-lg">
        <ul className="border-b border-border pb-2">
          {ways(link).map(([name, href]) => (
            <li key={name}>
              <a
                href={href}
                rel="noreferrer"
                className="flex min-h-10 items-center text-sm font-semibold hover:text-accent-text"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <CopyField label="Private link" value={link} />
        <p className="text-xs text-muted">
          Anyone with this link can see your deadlines. Keep it private.
        </p>
        <RenewLink back={back} onRenewed={setLink} />
      </div>
    </details>
  )
}

/** Replaces a link that others have come to know. */
function RenewLink({ back, onRenewed }: { back: string; onRenewed: (link: string) => void }) {
  const { busy, failure, run } = useSending()
  const [said, setSaid] = useState<string | null>(null)

  const renew = async (event: FormEvent) => {
    event.preventDefault()
    setSaid(null)
    const path = '/api/compliance/calendar'
    const answer = await run(() => request('POST', path, { body: {}, answer: RENEWED }))
    if (!answer.ok) return
    onRenewed(answer.value.link)
    setSaid('This is your new link. The old one no longer works.')
  }

  return (
    <>
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
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <p role="status" className="text-sm text-muted empty:hidden">
        {said}
      </p>
    </>
  )
}
