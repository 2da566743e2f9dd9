'use client'

import { Download } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { eraseInput } from '@/src/domain/privacy/erase-input'
import {
  ERASE_WORD,
  type ErasureObstacle,
  keptAfterErasure,
  obstacleText,
} from '@/src/domain/privacy/erasure'
import { exchange, failureIn, request } from '@/src/lib/browser/request'
import { type ApiFailure, UNREACHABLE } from '@/src/lib/browser/result'
import { saveFile } from '@/src/lib/browser/upload'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import { ServerForm } from '@/src/storefront/ui/forms/server-form'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'

const FAILED: ApiFailure = {
  ...UNREACHABLE,
  message: 'We could not prepare your file. Check your connection and try again.',
}

/** Everything there is of a person is read for it. */
const PATIENCE_MS = 300_000

async function download(): Promise<ApiFailure | null> {
  try {
    const response = await exchange('GET', '/api/account/export', { timeoutMs: PATIENCE_MS })
    if (!response.ok) return await failureIn(response)
    saveFile(await response.blob(), `my-data-${new Date().toISOString().slice(0, 10)}.json`)
    return null
  } catch {
    return FAILED
  }
}

/** One file with all that we keep. */
export function ExportPart() {
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  const start = async () => {
    setBusy(true)
    setDone(false)
    setFailure(null)
    const trouble = await download()
    setBusy(false)
    setDone(trouble === null)
    setFailure(trouble)
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" busy={busy} busyLabel="Preparing your file…" onClick={start}>
          <Download aria-hidden className="size-4.5" />
          Download my data
        </Button>
        <p role="status" className="text-sm text-success">
          {done && 'Your file is downloaded'}
        </p>
      </div>
      <FailureNotice failure={failure} />
    </div>
  )
}

type ErasePartProps = {
  obstacles: readonly ErasureObstacle[]
  lost: { unpaidMinor: number; services: number; agentOf: readonly string[] }
}

/** What goes, what stays and why; then the password and a word, so that no one does it by mistake. */
export function ErasePart({ obstacles, lost }: ErasePartProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-col items-start gap-6">
      <WhatHappens />
      {lost.unpaidMinor > 0 && (
        <Notice tone="warning" className="w-full">
          You have <Money minor={lost.unpaidMinor} currency="USD" /> in unpaid affiliate earnings.
          We can’t pay them after your account is deleted. Ask for the payout first, or give them up
          below.
        </Notice>
      )}
      {lost.services > 0 && (
        <Notice tone="warning" className="w-full">
          Your recurring services end with the period you have paid for. They don’t renew.
        </Notice>
      )}
      {lost.agentOf.length > 0 && (
        <Notice tone="warning" className="w-full">
          We are the registered agent of {lost.agentOf.join(', ')}. When your account is deleted, we
          resign with the state, and we can’t forward legal mail. Name another agent first.
        </Notice>
      )}
      {obstacles.length > 0 && <Obstacles obstacles={obstacles} />}
      {obstacles.length === 0 && !asking && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      )}
      {obstacles.length === 0 && asking && (
        <EraseForm unpaidMinor={lost.unpaidMinor} onKeep={() => setAsking(false)} />
      )}
    </div>
  )
}

function WhatHappens() {
  return (
    <div className="grid gap-x-8 gap-y-5 text-sm sm:grid-cols-2">
      <div>
        <h3 className="font-semibold">What we delete</h3>
        <ul className="mt-1 list-disc pl-5 text-muted marker:text-border-strong">
          <li>Your name, email, phone, addresses and billing details</li>
          <li>Your documents, permanently</li>
          <li>The details you gave us for filings, including tax numbers</li>
          <li>Your messages, tasks, drafts and calendar feed</li>
          <li>Your affiliate link and payout details</li>
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">What we keep</h3>
        <ul className="mt-1 list-disc pl-5 text-muted marker:text-border-strong">
          {keptAfterErasure(true).map((kept) => (
            <li key={kept}>{kept}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type EraseFormProps = { unpaidMinor: number; onKeep: () => void }

function EraseForm({ unpaidMinor, onKeep }: EraseFormProps) {
  const { field, ...state } = useServerForm({
    schema: eraseInput,
    values: { currentPassword: '', confirmation: '', givesUpEarnings: false },
    send: (body) => request('POST', '/api/account/erase', { body }),
    done: () => window.location.assign('/auth/deleted'),
  })
  return (
    <ServerForm
      state={state}
      name="Delete my account"
      action="Delete permanently"
      busyLabel="Deleting…"
      danger
      className="w-full rounded-ui border border-danger p-5"
      other={
        <Button variant="ghost" onClick={onKeep}>
          Keep my account
        </Button>
      }
    >
      <p className="text-sm font-semibold">
        This can’t be undone. Download your data first if you want to keep it.
      </p>
      <CurrentPassword autoFocus {...field('currentPassword')} />
      <TextField
        label={`Type ${ERASE_WORD} to continue`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('confirmation')}
      />
      {unpaidMinor > 0 && (
        <Checkbox
          label={
            <>
              I give up my <Money minor={unpaidMinor} currency="USD" /> in unpaid affiliate earnings
            </>
          }
          {...field('givesUpEarnings')}
        />
      )}
    </ServerForm>
  )
}

/** The orders that an account can't be deleted for yet, each with the way to it. */
function Obstacles({ obstacles }: { obstacles: readonly ErasureObstacle[] }) {
  return (
    <Notice tone="neutral" title="Your account can’t be deleted yet" className="w-full">
      <ul className="flex flex-col gap-2">
        {obstacles.map((obstacle) => (
          <li key={obstacle.id}>
            {obstacleText(obstacle)}{' '}
            <Link
              href={`/dashboard/orders/${obstacle.id}`}
              className="link"
              aria-label={`Open the order ${obstacle.name}`}
            >
              Open the order
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
