'use client'

import { useRouter } from 'next/navigation'

import { joinInput } from '@/src/domain/affiliates/affiliate-input'
import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'

import { sendForm } from './affiliate-api'

const FAILURE = 'Error creating affiliate link. Please try again.'

/** Accepts the terms and opens the link. */
export function JoinForm() {
  const router = useRouter()
  const { field, submit, busy, accepted, failure } = useServerForm({
    schema: joinInput,
    values: { termsVersion: AFFILIATE_TERMS_VERSION },
    send: (terms) => sendForm('join', terms, FAILURE),
    done: () => router.replace('/dashboard/affiliate?created=1'),
  })
  const outdated = failure?.fields.termsVersion

  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      <FailureNotice
        failure={failure && { ...failure, message: outdated ?? failure.message }}
        focus
      />
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
        {...field('consent')}
      />
      <Button type="submit" size="lg" busy={busy || accepted} busyLabel="Creating your link…">
        Create my link
      </Button>
    </form>
  )
}
