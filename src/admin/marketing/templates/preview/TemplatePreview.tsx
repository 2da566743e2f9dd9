'use client'

import { useState } from 'react'
import { Notice } from '@/src/admin/kit/ui/parts'
import { useAnswer } from '@/src/admin/kit/use-answer'
import { guardedMail } from '@/src/admin/mail/guarded-mail'
import {
  type TemplatePreview as Preview,
  templatePreview,
} from '@/src/domain/marketing/template-input'
import { wordsOf } from '@/src/lib/browser/result'
import { Segments } from '../../Segments'

const PAUSE_MS = 600

export type LeadChoice = { readonly id: string; readonly label: string }

const WIDTHS = { '320px': 'Phone, 320 px', '600px': 'Desktop, 600 px' } as const
const LOOKS = { light: 'Light', dark: 'Dark', text: 'Plain text' } as const

/** Where Gmail cuts a mail off. */
const GMAIL_LIMIT = 102 * 1024

function Size({ bytes }: { bytes: number }) {
  const kilobytes = `${(bytes / 1024).toFixed(1)} kB`
  if (bytes <= GMAIL_LIMIT)
    return <p className="m-0 mt-1 text-muted text-xs">{kilobytes} of 102 kB that Gmail shows</p>
  return (
    <Notice title={`${kilobytes}. `} tone="warning">
      Gmail cuts emails off at 102 kB, and the unsubscribe link with them.
    </Notice>
  )
}

type BodyProps = {
  readonly shown: Preview
  readonly width: keyof typeof WIDTHS
  readonly look: keyof typeof LOOKS
}

function Body({ shown, width, look }: BodyProps) {
  if (!shown.ok) {
    return (
      <Notice title="This cannot be sent. " tone="error">
        {shown.problem}
      </Notice>
    )
  }
  return (
    <>
      <p className="m-0 mb-2 font-semibold wrap-anywhere">
        <span className="me-2 text-muted font-normal">Subject</span> {shown.subject}
      </p>
      {look === 'text' ? (
        <pre
          className="marketing-text max-h-130 m-0 p-3 overflow-auto border border-line rounded-ui bg-surface text-xs leading-4.5 whitespace-pre-wrap wrap-anywhere"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard
          tabIndex={0}
        >
          {shown.text}
        </pre>
      ) : (
        <iframe
          className="block max-w-full h-130 border border-line rounded-ui bg-[#fff]"
          sandbox=""
          srcDoc={guardedMail(shown.html, look)}
          style={{ width }}
          title="The email"
        />
      )}
      <Size bytes={shown.size} />
    </>
  )
}

type Props = {
  readonly at: '/api/marketing' | '/api/follow-ups'
  readonly subject: string
  readonly content: string
  readonly leads: readonly LeadChoice[]
}

export function TemplatePreview({ at, subject, content, leads }: Props) {
  const [lead, setLead] = useState('')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('600px')
  const [look, setLook] = useState<keyof typeof LOOKS>('light')
  const { result, last: shown } = useAnswer(`${at}/templates/preview`, templatePreview, {
    body: { subject, content, lead: lead || null },
    pauseMs: PAUSE_MS,
  })
  return (
    <section aria-label="Preview" className="grid sticky top-18 gap-3 min-w-0 narrow:static">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-xs">
        <label className="flex items-center gap-1.5 min-w-0 text-muted">
          Shown to
          <select
            className="kit-bare-input max-w-55 px-2 py-1"
            onChange={(event) => setLead(event.currentTarget.value)}
            value={lead}
          >
            <option value="">A sample reader</option>
            {leads.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Segments choose={setWidth} label="Width" of={WIDTHS} value={width} />
        <Segments choose={setLook} label="Look" of={LOOKS} value={look} />
      </div>
      <div aria-live="polite">
        {result?.ok === false && <Notice tone="error">{wordsOf(result)}</Notice>}
        {content.trim() === '' ? (
          <p className="m-0 mt-1 text-muted text-xs">Nothing is written yet.</p>
        ) : shown ? (
          <Body look={look} shown={shown} width={width} />
        ) : (
          <p>Loading the preview…</p>
        )}
      </div>
    </section>
  )
}
