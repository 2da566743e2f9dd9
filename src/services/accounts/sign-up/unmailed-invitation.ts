import type { PayloadRequest } from 'payload'

import type { Unmailed } from '@/src/domain/accounts/invitation-input'
import { env } from '@/src/lib/env'
import { mailLeaves } from '@/src/services/mail/mail-transport'
import { audit } from '@/src/services/platform/record-audit'

type Invited = { readonly id: string; readonly email: string }

/**
 * What staff are told of an invitation that no mail takes to its reader; null where one does.
 *
 * The link opens the account to anyone who has it. It is for administrators alone, who can do all that
 * any account can, and only where the sandbox may run: on a machine of one's own.
 */
export async function unmailedInvitation(
  req: PayloadRequest,
  { id, email }: Invited,
  link: string,
): Promise<Unmailed | null> {
  if (await mailLeaves(req.payload)) return null
  const notSent = `Email isn’t set up, so no invitation was sent to ${email}.`
  if (!env.sandboxAllowed) {
    return { words: `${notSent} Once mail delivery is set up, send the invitation again.` }
  }
  if (req.user?.role !== 'admin') {
    return {
      words: `${notSent} Ask an administrator to send it again: they get a link to pass on.`,
    }
  }
  await audit(req, 'users', 'show_invitation_link', ['users', id], { after: { email } })
  return { words: `${notSent} Copy this link and give it to them.`, link }
}
