import { DoorOpen } from 'lucide-react'
import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { accountProblem } from '@/src/domain/accounts/account-problems'
import { mailedKey } from '@/src/queries/accounts/mailed-key'
import { getSettings } from '@/src/queries/content/settings'
import { Address, AuthPart, DeadLink } from '@/src/storefront/accounts/AuthPart'
import { OtherWay } from '@/src/storefront/accounts/sessions/OtherWay'
import { InvitationForm } from '@/src/storefront/accounts/sign-up/InvitationForm'

export const instant = false // depends on the link

export const metadata: Metadata = { title: 'Your invitation', referrer: 'same-origin' }

export default async function InvitationPage({ searchParams }: PageSearch) {
  await connection()
  const { token, problem } = await searchParams
  const [key, { companyName }] = await Promise.all([mailedKey('invitation', token), getSettings()])
  if (!key) {
    return (
      <DeadLink>
        <p>
          An invitation works once, for seven days. Ask the person who invited you to send it again.
          For the first administrator, a restart of the site prints another. If you have signed in
          before, reset your password.
        </p>
        <OtherWay question="Already have an account?" href="/auth" label="Sign in" />
      </DeadLink>
    )
  }
  const what = key.who === 'staff' ? `the back-office of ${companyName}` : companyName
  return (
    <AuthPart
      icon={DoorOpen}
      title={`Welcome, ${key.firstName}`}
      intro={
        <>
          You are invited to {what} as <Address>{key.email}</Address>. Choose a password, and you
          are in.
        </>
      }
    >
      <InvitationForm mailed={key} problem={accountProblem(problem)} />
    </AuthPart>
  )
}
