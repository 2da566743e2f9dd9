import type { User } from '@/src/payload-types'
import { isSandboxInboxOpen } from '@/src/queries/mail/sandbox-inbox'
import { UnconfirmedNotice } from '@/src/storefront/accounts/sign-up/UnconfirmedNotice'

/** Asks for the confirmation of an address that has had none; nothing for everybody else. */
export async function Unconfirmed({ user }: { user: Pick<User, 'email' | 'emailVerifiedAt'> }) {
  if (user.emailVerifiedAt) return null
  return <UnconfirmedNotice email={user.email} sandbox={await isSandboxInboxOpen()} />
}
