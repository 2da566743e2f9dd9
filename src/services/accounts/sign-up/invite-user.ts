import type { Payload, PayloadRequest } from 'payload'
import type { InvitationAnswer } from '@/src/domain/accounts/account-input'
import type { Invitation, Unmailed } from '@/src/domain/accounts/invitation-input'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { inTransaction, transactional } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { randomToken } from '@/src/lib/secrets'
import { createRow } from '@/src/lib/write-row'
import type { User } from '@/src/payload-types'
import { accountOf } from '@/src/services/accounts/account-of'
import { holdPerson } from '@/src/services/accounts/assert-may-grant'
import { mailInvitation } from '@/src/services/accounts/links/account-mails'
import { takeAccount } from '@/src/services/accounts/profile/take-account'
import { passwordTurn } from '@/src/services/accounts/sessions/sessions'
import type { Entrance } from '@/src/services/accounts/sign-in/sign-in'
import { consentNow } from '@/src/services/accounts/sign-up/sign-up'
import { mailLeaves } from '@/src/services/mail/mail-transport'
import { audit } from '@/src/services/platform/record-audit'

const LINK = 'invitationLink'

/** Mails the invitation to an account; one that was mailed before is void. */
export async function sendInvitation(req: PayloadRequest, user: User): Promise<void> {
  const { id, email, firstName, role } = user
  const link = await mailInvitation(req, {
    id,
    email,
    firstName,
    isStaff: role !== 'user',
    invitedBy: req.user ? fullName(req.user) : null,
  })
  req.context[LINK] = link // only now: the writes above have put another context in its place
}

/** An invitation, and what to say of it where no mail takes it away. */
type Invited = { readonly user: User; readonly unmailed: Unmailed | null }

async function invited(req: PayloadRequest, user: User): Promise<Invited> {
  const { [LINK]: link } = req.context
  delete req.context[LINK] // told once
  if (typeof link !== 'string') throw new Error('This account was not invited.')
  return { user, unmailed: await unmailedInvitation(req, user, link) }
}

/**
 * Makes an account for someone, by staff: access rules and the rules on granting apply. The
 * collection's own hook mails the invitation, as for an account that was made in its form.
 * @throws AppError 409 `already_known`
 */
export const inviteUser = transactional(
  async (inside, invitation: Invitation): Promise<Invited> => {
    const known = await accountOf(inside, invitation.email)
    if (known) {
      const words = known.verified
        ? 'An account with this email address already exists.'
        : 'This person was already invited. Send the invitation again instead.'
      throw new AppError('already_known', words, 409, { email: words })
    }
    const user = await createRow(inside, 'users', {
      data: { ...invitation, password: randomToken() }, // no one knows it; theirs replaces it
      overrideAccess: false,
    })
    return invited(inside, user)
  },
)

/**
 * Invites someone again whose invitation has run out or got lost.
 * @throws AppError 404 `no_user`, 409 `already_accepted`, 403 for an account that can do more
 */
export const inviteAgain = transactional(async (inside, id: string): Promise<Invited> => {
  const user = await holdPerson(inside, id)
  if (user.emailVerifiedAt) {
    throw new AppError('already_accepted', 'This account is already in use.', 409)
  }
  await sendInvitation(inside, user)
  return invited(inside, user)
})

type Invitee = { readonly id: string; readonly email: string }

/**
 * What staff are told of an invitation that no mail takes to its reader; null where one does.
 *
 * The link opens the account to anyone who has it. It is for administrators alone, who can do all that
 * any account can, and only where the sandbox may run: on a machine of one's own.
 */
async function unmailedInvitation(
  req: PayloadRequest,
  { id, email }: Invitee,
  link: string,
): Promise<Unmailed | null> {
  if (await mailLeaves(req.payload)) return null
  const notSent = `Email isn’t set up, so no invitation was sent to ${email}.`
  if (!env.sandboxAllowed) {
    return { words: `${notSent} Once a mail server is set up, send the invitation again.` }
  }
  if (req.user?.role !== 'admin') {
    return {
      words: `${notSent} Ask an administrator to send it again: they get a link to pass on.`,
    }
  }
  await audit(req, 'users', 'show_invitation_link', ['users', id], { after: { email } })
  return { words: `${notSent} Copy this link and give it to them.`, link }
}

type Accepted = {
  readonly session: Entrance
  readonly linked: number
  readonly isStaff: boolean
}

/**
 * Activates an account that staff made, for the person invited: name, password, consent.
 * @throws AppError 410 `dead_link`, 422 `weak_password`
 */
export function acceptInvitation(payload: Payload, answer: InvitationAnswer): Promise<Accepted> {
  const { token, password, firstName, lastName } = answer
  return passwordTurn(() =>
    inTransaction(payload, async (req) => {
      const more = { firstName, lastName, consent: await consentNow(req) }
      const taken = await takeAccount(req, { purpose: 'invitation', token, password, more })
      const { session, linked, account } = taken
      return { session, linked, isStaff: account.isStaff }
    }),
  )
}
