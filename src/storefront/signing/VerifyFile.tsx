'use client'

import { type ReactNode, useState } from 'react'
import { VOID_REASONS } from '@/src/domain/papers/paper-states'
import type { FileVerdict } from '@/src/domain/signing/file-verdict'
import { readParts, request } from '@/src/lib/browser/request'
import { useSending } from '@/src/lib/browser/use-sending'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { Notice } from '@/src/storefront/ui/notice'
import { Moment } from '@/src/storefront/ui/when'

const answer = readParts<FileVerdict>('kind', 'sha256', 'signers')

const VERDICTS = {
  signed: { tone: 'success', title: 'This is the signed file, unchanged' },
  unsigned: { tone: 'warning', title: 'This is the version before signing' },
  sealed: { tone: 'success', title: 'Sealed by us, unchanged' },
  changed: { tone: 'danger', title: 'This file was changed after it was sealed' },
  unknown: { tone: 'warning', title: 'We do not know this file' },
} as const

const TEXTS: Readonly<Record<FileVerdict['kind'], string>> = {
  signed: 'Each byte is as it was when the last person signed.',
  unsigned: 'It is exactly what the signers were shown. It has no signatures itself.',
  sealed: 'Its seal is ours and holds. We no longer have a record of this document.',
  changed: 'Do not rely on it. Ask for the original file.',
  unknown: 'It has no seal of ours. Check that you chose the signed PDF, not a scan or a printout.',
}

/** Says what we know of a file that someone drops or chooses. The file is not stored. */
export function VerifyFile() {
  const { busy, failure, run } = useSending()
  const [over, setOver] = useState(false)
  const [verdict, setVerdict] = useState<FileVerdict | null>(null)
  const check = async (file: File | undefined) => {
    if (!file || busy) return
    setVerdict(null)
    const body = new FormData()
    body.set('file', file)
    const result = await run(() => request('POST', '/api/signing/verify', { body, answer }))
    if (result.ok) setVerdict(result.value)
  }
  return (
    <div className="mt-8 flex flex-col gap-6">
      <label
        data-over={over || undefined}
        className="flex cursor-pointer flex-col items-center gap-2 rounded-ui border border-dashed border-border-strong bg-panel px-5 py-12 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 data-over:border-accent"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void check(event.dataTransfer.files[0])
        }}
      >
        <span className="font-semibold">{busy ? 'Checking…' : 'Drop a signed PDF here'}</span>
        <span className="text-sm text-muted">or choose a file. We read it and store nothing.</span>
        <input
          type="file"
          accept="application/pdf"
          aria-label="Signed PDF"
          className="sr-only"
          onChange={(event) => {
            void check(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      {failure && <FailureNotice failure={failure} focus />}
      {verdict && <Verdict verdict={verdict} />}
    </div>
  )
}

function Verdict({ verdict }: { verdict: FileVerdict }) {
  const { tone, title } = VERDICTS[verdict.kind]
  const { entry, head } = verdict
  return (
    <div role="status" className="flex flex-col gap-4">
      <Notice tone={tone} title={title}>
        {verdict.why ?? TEXTS[verdict.kind]}
      </Notice>
      {verdict.isVoid &&
        (verdict.voidCause === 'changed' ? (
          <Notice tone="danger" title="This document was replaced">
            A newer version took its place. Its signatures are void.
          </Notice>
        ) : (
          <Notice tone="danger" title="This document is no longer in force">
            {`${verdict.voidCause ? `${VOID_REASONS[verdict.voidCause]} ` : ''}Its signatures are void.`}
          </Notice>
        ))}
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Fact label="Document">{verdict.title}</Fact>
        <Fact label="Sealed">{verdict.sealedAt && <Moment at={verdict.sealedAt} />}</Fact>
        {verdict.signers.map(({ name, role, at }) => (
          <Fact key={`${name} ${at}`} label="Signed by">
            {[name, role].filter(Boolean).join(', ')}, <Moment at={at} />
          </Fact>
        ))}
        <Fact label="SHA-256">
          <code className="text-xs break-all">{verdict.sha256}</code>
        </Fact>
        <Fact label="Chain of events">
          {entry &&
            `Entry ${entry.position}${head ? ` of ${head.position}` : ''}${entry.holds ? ', follows from the entry before' : ', does not follow from the entry before'}`}
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </>
  )
}
