import { KeyRound } from 'lucide-react'
import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { accountProblem } from '@/src/domain/accounts/account-problems'
import { env } from '@/src/lib/env'
import { AuthPart } from '@/src/storefront/accounts/AuthPart'
import { MailRequestForm } from '@/src/storefront/accounts/profile/MailRequestForm'
import { OtherWay } from '@/src/storefront/accounts/sessions/OtherWay'

export const instant = false // says why a form without our script came back

export const metadata: Metadata = {
  title: 'Forgot your password?',
  description: 'We’ll email you a link to choose a new password.',
  alternates: { canonical: new URL('/auth/forgot', env.SITE_URL) },
}

export default async function ForgotPage({ searchParams }: PageSearch) {
  await connection()
  const { problem } = await searchParams
  return (
    <>
      <AuthPart
        icon={KeyRound}
        title="Forgot your password?"
        intro={
          <>Enter the address of your account. We mail you a link for choosing a new password.</>
        }
      >
        <MailRequestForm way="forgot" label="Email me a link" problem={accountProblem(problem)} />
      </AuthPart>
      <OtherWay question="Remember it?" href="/auth" label="Sign in" />
    </>
  )
}
