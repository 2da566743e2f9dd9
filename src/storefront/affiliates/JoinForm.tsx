'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'

import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { Notice } from '@/src/storefront/ui/notice'

import { sendForm } from './affiliate-api'

const FAILURE = 'Error creating affiliate link. Please try again.'

/** Accepts the terms and opens the link. */
export function JoinForm() {
  const router = useRouter()
  const [consent, setConsent] = useState(false)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const join = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(!consent)
    if (!consent || busy) return
    setProblem(null)
    setBusy(true)
    const terms = { consent, termsVersion: AFFILIATE_TERMS_VERSION }
    const sent = await sendForm('join', terms, FAILURE)
    if (sent.ok) {
      router.replace('/dashboard/affiliate?created=1')
      return
    }
    setProblem(sent.fields.termsVersion ?? sent.message)
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={join} className="flex flex-col items-start gap-5">
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Checkbox
        label={
          <>
            I have read the{' '}
            <a href="#terms" className="link">
              affiliate terms
            </a>{' '}
            and accept them
          </>
        }
        checked={consent}
        error={missing ? 'Please accept the terms first' : undefined}
        onChange={(event) => {
          setConsent(event.target.checked)
          setMissing(false)
        }}
      />
      <Button type="submit" size="lg" busy={busy} busyLabel="Creating your link…">
        Create my link
      </Button>
    </form>
  )
}
