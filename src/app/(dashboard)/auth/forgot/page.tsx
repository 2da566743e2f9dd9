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
  title: 'Forgotten your password?',
  description: 'Have a link mailed to you for choosing a new password.',
  alternates: { canonical: new URL('/auth/forgot', env.SITE_URL) },
}

export default async function ForgotPage({ searchParams }: PageSearch) {
  await connection()
  const { problem } = await searchParams
  return (
    <>
      <AuthPart
        icon={KeyRound}
        title="Forgotten your password?"
        intro={
          <>Enter the address of your account. We mail you a link for choosing a new password.</>
        }
      >
        <MailRequestForm way="forgot" label="Mail me a link" problem={accountProblem(problem)} />
      </AuthPart>
      <OtherWay question="Remembered it?" href="/auth" label="Sign in" />
    </>
  )
}
