import { AtSign, Unlink } from 'lucide-react'
import type { Metadata } from 'next'
import { connection } from 'next/server'

import { emailChangeOf } from '@/src/queries/accounts/mailed-key'
import { currentUser } from '@/src/queries/platform/session'
import { Address, AuthHeading, AuthPart } from '@/src/storefront/accounts/AuthPart'
import { ConfirmEmail } from '@/src/storefront/accounts/profile/ConfirmEmail'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Change email', referrer: 'same-origin' }

type ChangeEmailPageProps = { searchParams: Promise<{ token?: string | string[] }> }

export default async function ChangeEmailPage({ searchParams }: ChangeEmailPageProps) {
  await connection()
  const { token } = await searchParams
  const [change, user] = await Promise.all([emailChangeOf(token), currentUser()])
  if (!change) return <NoLonger />
  return (
    <AuthPart
      icon={AtSign}
      title="Is this your new address?"
      intro={
        <>
          From then on you sign in by <Address>{change.email}</Address>.
        </>
      }
    >
      <ConfirmEmail
        token={change.token}
        email={change.email}
        asksPassword={user?.id !== change.user}
      />
    </AuthPart>
  )
}

function NoLonger() {
  return (
    <>
      <AuthHeading icon={Unlink} title="This link no longer works">
        It was used already, replaced by a newer one, or is older than 24 hours.
      </AuthHeading>
      <ButtonLink href="/dashboard/settings#email" className="mt-8">
        Ask for a new one
      </ButtonLink>
    </>
  )
}
