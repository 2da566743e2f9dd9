import { ShieldCheck } from 'lucide-react'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'

import { awaitsFactor } from '@/src/access/restrict-staff'
import { myFactors } from '@/src/queries/accounts/mailed-key'
import { currentUser } from '@/src/queries/platform/session'
import { AuthPart } from '@/src/storefront/accounts/AuthPart'
import { TwoFactorPart } from '@/src/storefront/accounts/two-factor/TwoFactorPart'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Set up two-factor' }

export default async function TwoFactorPage() {
  await connection()
  const user = await currentUser()
  if (!user) redirect('/auth')
  const factors = await myFactors(user.id)
  const isOn = factors.appSince !== null || factors.passkeys.length > 0
  return (
    <AuthPart
      icon={ShieldCheck}
      intro={
        awaitsFactor(user)
          ? 'Your team requires two-factor. Set it up to go on to the back-office.'
          : 'A second step when you sign in, so your password alone is not enough.'
      }
      title={isOn ? 'Two-factor is on' : 'Set up two-factor'}
    >
      <TwoFactorPart {...factors} />
      {isOn && (
        <p className="mt-6 text-sm">
          <a className="link font-semibold" href={user.role === 'user' ? '/dashboard' : '/admin'}>
            Continue
          </a>
        </p>
      )}
    </AuthPart>
  )
}
