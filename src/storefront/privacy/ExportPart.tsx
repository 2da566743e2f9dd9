'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'

import { exchange, failureIn } from '@/src/lib/browser/request'
import { type ApiFailure, UNREACHABLE } from '@/src/lib/browser/result'
import { saveFile } from '@/src/lib/browser/upload'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'

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
