'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { ToSign } from '@/src/domain/signing/sign-view'
import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

type ToSignListProps = { papers: readonly ToSign[] }

/** What waits for signatures. Nothing at all where nothing does. */
export function ToSignList({ papers }: ToSignListProps) {
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="to-sign" className="mb-10">
      <h2 id="to-sign" className="text-lg font-semibold">
        To sign
      </h2>
      {failure && (
        <div className="mt-3">
          <FailureNotice failure={failure} focus />
        </div>
      )}
      <ul className="mt-3 rounded-ui border border-border bg-raised">
        {papers.map((paper) => (
          <li
            key={paper.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-border px-4 py-3 last:border-b-0"
          >
            <div className="min-w-0 grow">
              <p className="font-semibold wrap-anywhere">{paper.title}</p>
              <p className="text-sm text-muted wrap-anywhere">
                {[paper.company, textOf(paper)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Next paper={paper} onFailure={setFailure} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function textOf({ next, waitsFor, refused }: ToSign): string {
  const names = new Intl.ListFormat('en').format([...waitsFor])
  return {
    sign: 'Your signature is needed',
    wait: `Waiting for ${names}, by the link in the email`,
    send: 'We email everyone who signs a link of their own',
    print: refused ? `Please send another scan: ${refused}` : 'Needs a signature in ink',
    look: 'We are checking your scan',
  }[next]
}

type NextProps = { paper: ToSign; onFailure: (failure: ApiFailure | null) => void }

/** Sends what a paper needs next; the list follows. */
function useSend(act: 'start' | 'scan', { paper, onFailure }: NextProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const send = async (body: object) => {
    setBusy(true)
    const sent = await request('POST', `/api/signing/${paper.id}/${act}`, { body })
    onFailure(sent.ok ? null : sent)
    if (sent.ok) router.refresh()
    setBusy(false)
  }
  return { busy, send }
}

function Next(props: NextProps) {
  const { paper } = props
  const { busy, send } = useSend('start', props)
  if (paper.next === 'sign')
    return (
      <ButtonLink href={`/sign/${paper.id}`} size="sm">
        Read and sign
      </ButtonLink>
    )
  if (paper.next === 'print') return <InInk {...props} />
  if (paper.next !== 'send') return null
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const emails = Object.fromEntries(
          paper.missing.map(({ key }) => [key, String(typed.get(key) ?? '')]),
        )
        void send({ emails })
      }}
    >
      {paper.missing.map(({ key, name }) => (
        <TextField
          key={key}
          name={key}
          type="email"
          required
          label={`Email of ${name}`}
          autoComplete="off"
        />
      ))}
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Sending…">
        Send for signature
      </Button>
    </form>
  )
}

/** A document to print, sign with a pen, and send back as a photo or scan. */
function InInk(props: NextProps) {
  const { paper } = props
  const { busy, send } = useSend('scan', props)
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <a href={`/api/signing/${paper.id}/print`} className="link">
        Print it to sign
      </a>
      <details>
        <summary className="link cursor-pointer">Send the signed scan</summary>
        <form
          className="mt-3 flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void send(new FormData(event.currentTarget))
          }}
        >
          <TextField
            name="code"
            label="Code on the page"
            help="Beside the square at the bottom, such as K7QM-2XRD"
            required
            maxLength={40}
            autoComplete="off"
          />
          <label className="flex flex-col gap-1.5 font-semibold">
            Photo or scan, all pages in one file
            <input type="file" name="file" required accept="application/pdf,image/*" />
          </label>
          <Button type="submit" size="sm" busy={busy} busyLabel="Sending…">
            Send
          </Button>
        </form>
      </details>
    </div>
  )
}
