import type { ReactNode } from 'react'
import { factorText } from '@/src/admin/accounts/person/factor-text'
import { MailLink } from '@/src/admin/kit/cells/MailLink'
import { Crumbs, NotThere } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatusPill, TonePill } from '@/src/admin/kit/status/pills'
import { Day, Moment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { AskButton } from '@/src/admin/kit/ui/dialogs'
import { amount } from '@/src/admin/kit/ui/format'
import { Facts, LinkButton, PageLink, Section, withSub } from '@/src/admin/kit/ui/parts'
import { ROLE_LABELS } from '@/src/domain/accounts/people-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { nameOf, type PersonFacts, personFacts } from '@/src/queries/accounts/user-rows'
import { RoleSelect } from '../list/RoleSelect'
import { rightsHref } from '../rights/rights-href'
import { DeleteUser } from './DeleteUser'
import { EditUser } from './EditUser'
import { InviteAgain } from './InviteAgain'
import { ViewAs } from './ViewAs'

type ResetProps = {
  readonly grant: Grant<'resetTwoFactor'>
  readonly id: string
  readonly name: string
}

const ResetFactor = ({ id, name }: ResetProps) => (
  <AskButton
    act="Reset two-factor"
    busyLabel="Resetting…"
    button="Reset two-factor"
    path={`/api/users/${id}/reset-two-factor`}
    title={`Reset two-factor for ${name}?`}
  >
    <p>
      Make sure it’s them first, for example by a call to the number you know. They are signed out
      everywhere and sign in with their password until they set it up again. We email them. For
      staff, two people do this within 24 hours, each after their own check.
    </p>
  </AskButton>
)

type Props = {
  readonly grant: Grant<'endUserSession'>
  readonly user: string
  /** One of them; without it, all. */
  readonly session?: string
  readonly name?: string
}

const EndSession = ({ user, session, name }: Props) => (
  <SendButton
    body={{ session }}
    busyLabel="Ending…"
    label={name && `End session: ${name}`}
    path={`/api/users/${user}/sessions/end`}
  >
    {session ? 'End' : 'End all'}
  </SendButton>
)

export const PersonScreen = screenView('person', async ({ context: { req, search } }) => {
  const facts = await personFacts(req, search.id)
  if (!facts) {
    return (
      <NotThere link="All users" list="users" screen="person">
        This user does not exist. They may have been deleted.
      </NotThere>
    )
  }
  return (
    <>
      <Crumbs name={nameOf(facts.user)} screen="person" />
      <PersonHead facts={facts} />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-10 mt-5 pt-2 border-t border-line [@media(width<=900px)]:grid-cols-1">
        <div>
          <OrdersOf facts={facts} />
          <TicketsOf facts={facts} />
        </div>
        <SessionsPart facts={facts} />
      </div>
    </>
  )
})

function PersonHead({ facts }: { facts: PersonFacts }) {
  const { user, can, isSelf } = facts
  const name = nameOf(user)
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="m-0 text-xl font-semibold tabular-nums">{name}</h1>
        <RoleSelect grant={can.rights} id={user.id} key={user.role} name={name} role={user.role} />
        {user.erasedAt && <TonePill tone="neutral">Deleted</TonePill>}
        {isSelf && <TonePill tone="neutral">You</TonePill>}
        <span className="flex flex-wrap gap-2 ms-auto [@media(width<=900px)]:ms-0">
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
          ['Two-factor', factorText(facts)],
          ['Joined', <Day at={user.createdAt} key="joined" />],
          ['Last seen', user.lastSeenAt ? <Moment at={user.lastSeenAt} key="seen" /> : 'Never'],
        ]}
      />
    </header>
  )
}

function OrdersOf({ facts: { orders } }: { facts: PersonFacts }) {
  if (!orders) return null
  return (
    <Section id="orders" title="Orders">
      <Lines
        empty="No orders yet."
        lines={orders.map(({ id, legalName, status, totalMinor, currency, createdAt }) => ({
          id,
          what: withSub(
            <PageLink href={adminHref('order', id)}>
              {`#${shortOrderId(id)} ${legalName ?? ''}`.trim()}
            </PageLink>,
            <Day at={createdAt} />,
          ),
          aside: (
            <span className="inline-flex flex-none items-center gap-2.5 tabular-nums">
              {amount(totalMinor, currency)} <StatusPill status={status} />
            </span>
          ),
        }))}
      />
    </Section>
  )
}

function TicketsOf({ facts: { tickets } }: { facts: PersonFacts }) {
  if (!tickets) return null
  return (
    <Section id="tickets" title="Tickets">
      <Lines
        empty="No tickets yet."
        lines={tickets.map(({ id, subject, status, createdAt }) => ({
          id,
          what: withSub(
            <PageLink href={adminHref('ticket', id)}>{subject}</PageLink>,
            <Day at={createdAt} />,
          ),
          aside: <StatusPill status={status} />,
        }))}
      />
    </Section>
  )
}

function SessionsPart({ facts: { user, sessions, can } }: { facts: PersonFacts }) {
  return (
    <Section
      aside={can.end && sessions.length > 1 && <EndSession grant={can.end} user={user.id} />}
      id="sessions"
      title="Sessions"
    >
      <Lines
        empty="Not signed in anywhere."
        lines={sessions.map(({ id, browser, beganAt, began, lastSeen }) => ({
          id,
          what: withSub(
            browser,
            <>
              Signed in <time dateTime={beganAt}>{began}</time>
              {lastSeen && <span>{`, last used ${lastSeen}`}</span>}
            </>,
          ),
          aside: can.end && (
            <EndSession
              grant={can.end}
              name={`${browser}, signed in ${began}`}
              session={id}
              user={user.id}
            />
          ),
        }))}
      />
    </Section>
  )
}

type LinesProps = {
  readonly lines: readonly {
    readonly id: string
    readonly what: ReactNode
    readonly aside: ReactNode
  }[]
  readonly empty: string
}

function Lines({ lines, empty }: LinesProps) {
  if (lines.length === 0) return <p className="admin-sub">{empty}</p>
  return (
    <ul className="m-0 p-0 list-none [&_span]:min-w-0 [&_span]:wrap-anywhere">
      {lines.map(({ id, what, aside }) => (
        <li
          className="flex items-center justify-between gap-4 min-h-11 py-1.5 border-b border-line"
          key={id}
        >
          <span>{what}</span>
          {aside}
        </li>
      ))}
    </ul>
  )
}
