import { BadgeCheck } from 'lucide-react'
import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { accountProblem } from '@/src/domain/accounts/account-problems'
import { safeNextPath } from '@/src/domain/accounts/next-path'
import { mailedKey } from '@/src/queries/accounts/mailed-key'
import { Address, AuthPart, DeadLink } from '@/src/storefront/accounts/AuthPart'
import { MailRequestForm } from '@/src/storefront/accounts/profile/MailRequestForm'
import { OtherWay } from '@/src/storefront/accounts/sessions/OtherWay'
import { ConfirmForm } from '@/src/storefront/accounts/sign-up/ConfirmForm'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Confirm your email address', referrer: 'same-origin' }

export default async function ConfirmPage({ searchParams }: PageSearch) {
  await connection()
  const { token, next, problem } = await searchParams
  const key = await mailedKey('verify_email', token)
  const onwards = safeNextPath(next) ?? undefined
  if (!key) {
    return (
      <DeadLink>
        <MailRequestForm way="confirm/resend" label="Email me a new link" next={onwards} />
        <OtherWay question="Confirmed already?" href="/auth" label="Sign in" />
      </DeadLink>
    )
  }
  return (
    <>
      <AuthPart
        icon={BadgeCheck}
        title="Confirm your email address"
        intro={
          <>
            {key.wantsPassword ? 'Enter your password' : 'Confirm'} to finish setting up the account
            for <Address>{key.email}</Address>.
          </>
        }
      >
        <ConfirmForm mailed={key} next={onwards} problem={accountProblem(problem)} />
      </AuthPart>
      {key.wantsPassword && (
        <OtherWay
          question="Not you, or forgot the password?"
          href="/auth/forgot"
          label="Choose another"
        />
      )}
    </>
  )
}
