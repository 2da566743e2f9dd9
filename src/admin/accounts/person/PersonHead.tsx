import { MailLink } from '@/src/admin/kit/cells/MailLink'
import { TonePill } from '@/src/admin/kit/status/TonePill'
import { Day, Moment } from '@/src/admin/kit/time/When'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { ROLE_LABELS } from '@/src/domain/accounts/people-input'

import { RoleSelect } from '../list/RoleSelect'
import { nameOf } from '../list/user-row'
import { rightsHref } from '../rights/rights-href'
import { DeleteUser } from './DeleteUser'
import { EditUser } from './EditUser'
import { InviteAgain } from './InviteAgain'
import type { PersonFacts } from './person-facts'
import { ResetFactor } from './ResetFactor'
import { ViewAs } from './ViewAs'

function factorWords({ factors, isProtected }: PersonFacts): string {
  if (!isProtected) return 'Off'
  const keys = factors.passkeys.length
  const parts = [factors.appSince && 'authenticator app', keys > 0 && `${keys} passkeys`]
  return `On: ${parts.filter(Boolean).join(', ')}; ${factors.recoveryLeft} recovery codes left`
}

/** Who someone is, and what can be done about their account. */
export function PersonHead({ facts }: { facts: PersonFacts }) {
  const { user, can, isSelf } = facts
  const name = nameOf(user)
  return (
    <header>
      <div className="record-head__line">
        <h1 className="record-head__number">{name}</h1>
        <RoleSelect grant={can.rights} id={user.id} key={user.role} name={name} role={user.role} />
        {user.erasedAt && <TonePill tone="neutral">Deleted</TonePill>}
        {isSelf && <TonePill tone="neutral">You</TonePill>}
        <span className="person-actions">
          {can.invite && <InviteAgain grant={can.invite} id={user.id} />}
          {user.role === 'sub_admin' && can.rights && (
            <LinkButton href={rightsHref(user.id)}>Permissions</LinkButton>
          )}
          {can.edit && (
            <EditUser
              grant={can.edit}
              id={user.id}
              person={{
                firstName: user.firstName,
                lastName: user.lastName ?? '',
                phone: user.phone ?? '',
              }}
            />
          )}
          {can.view && <ViewAs grant={can.view} id={user.id} name={name} />}
          {can.reset && <ResetFactor grant={can.reset} id={user.id} name={name} />}
          {can.erase && <DeleteUser grant={can.erase} id={user.id} name={name} />}
        </span>
      </div>
      <Facts
        facts={[
          ['Email', <MailLink email={user.email} key="email" />],
          [
            'Confirmed',
            user.emailVerifiedAt ? <Day at={user.emailVerifiedAt} key="confirmed" /> : 'Not yet',
          ],
          ['Phone', user.phone],
          ['Role', ROLE_LABELS[user.role]],
          ['Two-factor', factorWords(facts)],
          ['Joined', <Day at={user.createdAt} key="joined" />],
          ['Last seen', user.lastSeenAt ? <Moment at={user.lastSeenAt} key="seen" /> : 'Never'],
        ]}
      />
    </header>
  )
}
