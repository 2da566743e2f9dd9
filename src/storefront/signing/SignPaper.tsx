'use client'

import { ArrowLeft, Check } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'

import type { SignView } from '@/src/domain/signing/sign-view'
import type { Point, SignatureMark } from '@/src/domain/signing/signing-input'
import { CONSENT, ENDED_TEXTS, statementOf } from '@/src/domain/signing/signing-texts'
import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Moment } from '@/src/storefront/ui/when'
import { PaperPages, SignaturePad } from './PaperPages'

type Send = (path: string, body: object) => Promise<boolean>

/** A paper on the left, and the three acts of signing it on the right; one below the other on a phone. */
export function SignPaper({ view }: { view: SignView }) {
  const router = useRouter()
  const [shown, setShown] = useState(1)
  const [read, setRead] = useState<ReadonlySet<number>>(new Set())
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const allRead = view.read >= view.pages || read.size >= view.pages
  const send: Send = async (path, body) => {
    setFailure(null)
    const result = await request('POST', `/api/signing/${view.id}/${path}`, { body })
    if (result.ok) router.refresh()
    else setFailure(result)
    return result.ok
  }
  return (
    <div className="min-h-dvh bg-panel">
      <Head view={view} shown={shown} />
      <main className="mx-auto grid max-w-300 items-start gap-5 px-5 py-4 sm:px-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-10 lg:py-7">
        <PaperPages
          id={view.id}
          title={view.title}
          pages={view.pages}
          onShown={setShown}
          onRead={(page) => setRead((before) => new Set(before).add(page))}
        />
        <section
          aria-labelledby="sign-title"
          className="rounded-ui border border-border bg-surface lg:sticky lg:top-6"
        >
          <h1 id="sign-title" className="heading px-5.5 pt-5 text-[1.875rem] leading-tight">
            {`Sign the ${view.noun}`}
          </h1>
          <p className="px-5.5 pt-1.5 pb-3.5 text-sm text-muted">{view.purpose}</p>
          {failure && (
            <div className="px-5.5 pb-3.5">
              <FailureNotice failure={failure} focus />
            </div>
          )}
          <Acts view={view} allRead={allRead} send={send} />
          <p className="border-t border-border px-5.5 py-3.5 text-xs text-muted">
            Something is wrong?{' '}
            <Link href={view.orderHref ?? '/support'} className="link">
              {view.orderHref ? 'Change an answer' : 'Write to us'}
            </Link>
            . We make a new version, and nothing is signed.
          </p>
        </section>
      </main>
    </div>
  )
}

function Head({ view, shown }: { view: SignView; shown: number }) {
  const name = view.company || view.title
  return (
    <header className="border-b border-border bg-surface">
      <div className="mx-auto flex h-14 max-w-300 items-center gap-4 px-5 sm:px-8 lg:h-16">
        {view.orderHref ? (
          <Link
            href={view.orderHref}
            className="flex min-w-0 items-center gap-1.5 text-sm font-semibold"
          >
            <ArrowLeft aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{name}</span>
          </Link>
        ) : (
          <span className="truncate text-sm font-semibold">{name}</span>
        )}
        <span className="ml-auto shrink-0 text-xs text-muted tabular-nums">
          {`Page ${shown} of ${view.pages}`}
        </span>
      </div>
    </header>
  )
}

type ActsProps = { view: SignView; allRead: boolean; send: Send }

function Acts({ view, allRead, send }: ActsProps) {
  const isOpen = view.state === 'ready' || view.state === 'signing'
  const consented = view.consentedAt !== null
  const current = !consented ? 1 : !allRead ? 2 : 3
  return (
    <ol>
      <Act number={1} done={consented} current={isOpen && current === 1} title="Electronic records">
        {view.consentedAt ? (
          <ConsentGiven at={view.consentedAt} />
        ) : (
          isOpen && <ConsentForm send={send} />
        )}
      </Act>
      <Act number={2} done={allRead} current={isOpen && current === 2} title="Read to the end">
        <span className="block text-xs text-muted">
          {allRead ? `All ${view.pages} pages opened.` : 'Scroll through all pages.'}
        </span>
        {!allRead && (
          <a href={`/api/signing/${view.id}/file`} className="link text-xs">
            Download the PDF instead
          </a>
        )}
      </Act>
      <Act
        number={3}
        done={view.signedAt !== null}
        current={isOpen && current === 3 && view.signedAt === null}
        title="Your signature"
      >
        <Third view={view} ready={consented && allRead} send={send} />
      </Act>
    </ol>
  )
}

type ActProps = {
  number: number
  done: boolean
  current: boolean
  title: string
  children: ReactNode
}

function Act({ number, done, current, title, children }: ActProps) {
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className="grid grid-cols-[22px_minmax(0,1fr)] gap-3 border-t border-border px-5.5 py-3.5 text-sm"
    >
      <span
        aria-hidden
        className={cx(
          'grid size-5.5 place-items-center rounded-full border-[1.5px] text-xs font-semibold',
          done && 'border-success bg-success text-surface',
          !done && current && 'border-accent bg-accent text-on-accent',
          !done && !current && 'border-border-strong',
        )}
      >
        {done ? <Check className="size-3.5" strokeWidth={3} /> : number}
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        {children}
      </div>
    </li>
  )
}

function ConsentText() {
  return (
    <ul className="mt-2 list-disc space-y-1.5 pl-4 text-xs text-muted">
      {CONSENT.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function ConsentGiven({ at }: { at: string }) {
  return (
    <div className="text-xs text-muted">
      <span className="block">
        You agreed on <Moment at={at} />
      </span>
      <span className="block">You can ask for paper instead.</span>
      <details className="mt-1">
        <summary className="link cursor-pointer">Read it</summary>
        <ConsentText />
      </details>
    </div>
  )
}

function ConsentForm({ send }: { send: Send }) {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <ConsentText />
      <Button
        className="mt-3"
        block
        busy={busy}
        busyLabel="Saving…"
        onClick={async () => {
          setBusy(true)
          await send('consent', { version: CONSENT.version, agree: true })
          setBusy(false)
        }}
      >
        {CONSENT.act}
      </Button>
    </>
  )
}

function Third({ view, ready, send }: { view: SignView; ready: boolean; send: Send }) {
  if (view.voidCause) return <Words>{ENDED_TEXTS[view.voidCause]}</Words>
  if (view.signedAt) return <Signed view={view} at={view.signedAt} />
  if (!view.isTurn) {
    const others = view.signers.flatMap(({ name, signedAt }) => (signedAt ? [] : [name]))
    return <Words>{`${others[0]} signs first. We email you when it is your turn.`}</Words>
  }
  return <SignatureForm view={view} ready={ready} send={send} />
}

const Words = ({ children }: { children: ReactNode }) => (
  <span className="block text-xs text-muted">{children}</span>
)

function Signed({ view, at }: { view: SignView; at: string }) {
  const left = view.signers.filter(({ signedAt }) => signedAt === null)
  return (
    <div role="status">
      <Words>
        You signed on <Moment at={at} />
      </Words>
      {left.length > 0 ? (
        <Words>{`Still to sign: ${left.map(({ name }) => name).join(', ')}. We email you the signed copy.`}</Words>
      ) : (
        <a href={`/api/signing/${view.id}/file`} className="link mt-2 inline-block">
          Get the signed copy
        </a>
      )}
    </div>
  )
}

function SignatureForm({ view, ready, send }: { view: SignView; ready: boolean; send: Send }) {
  const [kind, setKind] = useState<SignatureMark['kind']>('drawn')
  const [strokes, setStrokes] = useState<Point[][]>([])
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const mark: SignatureMark =
    kind === 'drawn' ? { kind, strokes } : { kind: 'typed', name: name.trim() }
  const isMade = kind === 'drawn' ? strokes.length > 0 : name.trim() !== ''
  const { name: printed, role } = view.signer
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault()
        if (!ready || !isMade || busy) return
        setBusy(true)
        await send('sign', { mark, sha256: view.sha256 })
        setBusy(false)
      }}
    >
      <fieldset className="mt-2.5 flex gap-4">
        <legend className="sr-only">How to sign</legend>
        {(['drawn', 'typed'] as const).map((one) => (
          <label
            key={one}
            className={cx(
              'cursor-pointer border-b-2 pb-0.5 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              kind === one ? 'border-accent text-text' : 'border-transparent text-muted',
            )}
          >
            <input
              type="radio"
              name="kind"
              className="sr-only"
              checked={kind === one}
              onChange={() => setKind(one)}
            />
            {one === 'drawn' ? 'Draw' : 'Type'}
          </label>
        ))}
      </fieldset>
      {kind === 'drawn' ? (
        <SignaturePad strokes={strokes} onChange={setStrokes} />
      ) : (
        <div className="mt-2.5">
          <TextField
            label="Your name as printed"
            value={name}
            maxLength={200}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      )}
      <Words>
        {`As ${[printed, role].filter(Boolean).join(', ')}. `}
        {kind === 'drawn' && strokes.length > 0 && (
          <button type="button" className="link" onClick={() => setStrokes([])}>
            Clear
          </button>
        )}
      </Words>
      <p className="my-3">{statementOf(view.title)}</p>
      <Button
        type="submit"
        size="lg"
        block
        disabled={!ready || !isMade}
        busy={busy}
        busyLabel="Signing…"
      >
        {`Sign the ${view.noun}`}
      </Button>
    </form>
  )
}
