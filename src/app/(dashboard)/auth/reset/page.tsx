import { KeyRound } from 'lucide-react'
import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { accountProblem } from '@/src/domain/accounts/account-problems'
import { mailedKey } from '@/src/queries/accounts/mailed-key'
import { Address, AuthPart, DeadLink } from '@/src/storefront/accounts/AuthPart'
import { MailRequestForm } from '@/src/storefront/accounts/profile/MailRequestForm'
import { ResetForm } from '@/src/storefront/accounts/profile/ResetForm'
import { OtherWay } from '@/src/storefront/accounts/sessions/OtherWay'

export const instant = false // depends on the link

export const metadata: Metadata = { title: 'Choose a new password', referrer: 'same-origin' }

export default async function ResetPage({ searchParams }: PageSearch) {
  await connection()
  const { token, problem } = await searchParams
  const key = await mailedKey('reset_password', token)
  if (!key) {
    return (
      <DeadLink>
        <MailRequestForm way="forgot" label="Email me a new link" />
        <OtherWay question="Remember your password?" href="/auth" label="Sign in" />
      </DeadLink>
    )
  }
  return (
    <AuthPart
      icon={KeyRound}
      title="Choose a new password"
      intro={
        <>
          For <Address>{key.email}</Address>. Every browser that is signed in now is signed out.
        </>
      }
    >
      <ResetForm mailed={key} problem={accountProblem(problem)} />
    </AuthPart>
  )
}
