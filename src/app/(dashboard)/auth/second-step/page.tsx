import { ShieldCheck } from 'lucide-react'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { accountProblem } from '@/src/domain/accounts/account-problems'
import { afterSignIn } from '@/src/domain/accounts/next-path'
import { secondStep } from '@/src/queries/accounts/mailed-key'
import { Address, AuthPart } from '@/src/storefront/accounts/AuthPart'
import { SecondStepForm } from '@/src/storefront/accounts/two-factor/SecondStepForm'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Confirm that it’s you', referrer: 'same-origin' }

export default async function SecondStepPage({ searchParams }: PageSearch) {
  await connection()
  const { next, problem } = await searchParams
  const step = await secondStep()
  if (!step) redirect('/auth')
  const { email, ...factors } = step
  return (
    <AuthPart
      icon={ShieldCheck}
      intro={
        <>
          <Address>{email}</Address> has two-factor on.
        </>
      }
      title="Confirm that it’s you"
    >
      <SecondStepForm
        {...factors}
        next={afterSignIn(next, false)}
        problem={accountProblem(problem)}
      />
    </AuthPart>
  )
}
