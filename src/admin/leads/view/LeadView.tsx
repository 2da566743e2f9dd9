import {
  BadgeCheck,
  Footprints,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Milestone,
  Package,
  Phone,
  Settings,
  StickyNote,
} from 'lucide-react'
import type { DocumentViewServerProps } from 'payload'
import { MailLink } from '@/src/admin/kit/cells/MailLink'
import { PageMain } from '@/src/admin/kit/page/AdminPage'
import { Crumbs } from '@/src/admin/kit/page/PageHeader'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Day, Moment, ShortMoment } from '@/src/admin/kit/time/When'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, Facts, Notice, PageLink, Section } from '@/src/admin/kit/ui/parts'
import { CALL_OUTCOMES } from '@/src/domain/leads/lead-change'
import { namedParts } from '@/src/domain/leads/lead-score'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { type LeadFacts, leadName, readLeadFacts } from '@/src/queries/leads/lead-rows'
import { STORY_KINDS, type StoryKind } from '@/src/queries/leads/lead-timeline'
import { readablePhone } from '@/src/services/platform/phone-number'
import { BandPill, partsOf } from '../BandPill'
import { OutcomeButton } from '../calls/OutcomeButton'
import { LeadNote } from '../list/LeadRowActions'
import { conversionText, stepText } from '../list/leads-list'
import { CallLink } from './CallLink'
import { LeadControls } from './LeadControls'
import { LocalTime } from './LocalTime'

const ICONS: Readonly<Record<StoryKind, LucideIcon>> = {
  visit: Footprints,
  step: Milestone,
  note: StickyNote,
  call: Phone,
  email: Mail,
  ticket: LifeBuoy,
  order: Package,
  converted: BadgeCheck,
  system: Settings,
}

function hrefOf(kind: StoryKind, record: string | null): string | null {
  if (!record) return null
  if (kind === 'email') return adminHref('outboxMail', record)
  if (kind === 'ticket') return adminHref('ticket', record)
  return kind === 'order' ? adminHref('order', record) : null
}

function LeadStory({ story }: Pick<LeadFacts, 'story'>) {
  return (
    <Section
      description="Checkout, steps, emails, notes, calls, tickets and orders."
      id="lead-story"
      title="Timeline"
    >
      {story.length === 0 && <EmptyState isSmall>Nothing happened yet.</EmptyState>}
      <ol className="m-0 p-0 list-none [&_li>svg]:mt-0.75 [&_li>svg]:text-muted">
        {story.map(({ id, at, kind, words, who, record }) => {
          const Icon = ICONS[kind]
          const href = hrefOf(kind, record)
          return (
            <li
              className="grid grid-cols-[15px_minmax(0,1fr)] gap-2.5 py-2 border-b border-line-soft"
              key={`${kind}-${id}`}
            >
              <Icon aria-hidden size={15} />
              <span className="only:col-span-full">
                <span className="sr-only">{`${STORY_KINDS[kind]}: `}</span>
                {href ? (
                  <PageLink href={href}>{words}</PageLink>
                ) : (
                  <span className="wrap-anywhere whitespace-pre-line">{words}</span>
                )}
                <small className="admin-sub">
                  {[STORY_KINDS[kind], who].filter(Boolean).join(' · ')} · <ShortMoment at={at} />
                </small>
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

export async function LeadView({ doc, initPageResult }: DocumentViewServerProps) {
  const facts = await readLeadFacts(initPageResult.req, String(doc.id))
  const { lead, change, staff, me, story, tomorrow } = facts
  const name = leadName(lead)
  const isKept = !lead.deletedAt
  return (
    <PageMain>
      <Crumbs name={name} screen="lead" />
      <header className="mb-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="m-0 text-xl font-semibold tabular-nums">{name}</p>
          <BandPill hasBought={lead.converted} parts={partsOf(lead)} score={lead.score ?? 0} />
          <TonePill tone={lead.converted ? 'good' : 'neutral'}>{conversionText(lead)}</TonePill>
          {lead.phone && <CallLink phone={lead.phone} />}
          {change && isKept && lead.phone && <OutcomeButton leadId={lead.id} tomorrow={tomorrow} />}
          {change && isKept && (
            <LeadControls
              converted={lead.converted}
              grant={change}
              hasBought={idOf(lead.convertedBy) !== null}
              leadId={lead.id}
              me={me}
              name={name}
              owner={idOf(lead.owner)}
              staff={staff}
            />
          )}
        </div>
        {!isKept && (
          <Notice tone="warning">
            This lead is in the trash. Restore it from the trash of the list.
          </Notice>
        )}
      </header>
      <div className="desktop:grid-cols-[minmax(0,1fr)_380px] grid gap-x-10 gap-y-0 mt-5 pt-6 border-t border-line">
        <div>
          {change && isKept && (
            <Section id="lead-notes" title="Notes">
              <LeadNote hasKey leadId={lead.id} />
            </Section>
          )}
          <LeadStory story={story} />
        </div>
        <div>
          <LeadDetails facts={facts} />
          <ScoreDetails facts={facts} />
          <CallDetails facts={facts} />
        </div>
      </div>
    </PageMain>
  )
}

function LeadDetails({ facts }: { facts: LeadFacts }) {
  const { lead, packageName, stateName, markedBy } = facts
  const order = idOf(lead.convertedBy)
  return (
    <Section id="lead-details" title="Lead details">
      <Facts
        facts={[
          ['Email', <MailLink email={lead.email} key="email" />],
          ['Phone', readablePhone(lead.phone)],
          ['Local time', lead.timeZone && <LocalTime key="time" zone={lead.timeZone} />],
          ['Company', lead.companyName],
          ['Package', packageName],
          ['State', stateName],
          ['Value', amount(lead.totalAmount, 'USD')],
          ['Checkout step', stepText(lead.checkoutStep)],
          ['Source', lead.source],
          ['Status', conversionText(lead)],
          [
            'Order',
            order && (
              <PageLink href={adminHref('order', order)} key="order">
                {`#${shortOrderId(order)}`}
              </PageLink>
            ),
          ],
          [
            'Marked by hand',
            lead.markedAt && (
              <span key="marked">
                {markedBy && <span>{`${markedBy}, `}</span>}
                <Day at={lead.markedAt} />. No revenue is counted.
              </span>
            ),
          ],
          ['Last step', lead.lastStepAt && <Moment at={lead.lastStepAt} key="step" />],
          ['First seen', <Moment at={lead.createdAt} key="created" />],
        ]}
      />
    </Section>
  )
}

function ScoreDetails({ facts: { lead } }: { facts: LeadFacts }) {
  return (
    <Section id="lead-score" title={`Score: ${lead.score ?? 0}`}>
      <dl className="max-w-65 m-0">
        {namedParts(partsOf(lead)).map(({ label, points }) => (
          <div className="flex justify-between py-1 border-b border-line-soft" key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="m-0 tabular-nums">{points < 0 ? `−${-points}` : points}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function CallDetails({ facts: { lead } }: { facts: LeadFacts }) {
  if (!lead.lastCalledAt) return null
  return (
    <Section id="lead-call" title="Last call">
      <Facts
        facts={[
          ['Called', <Moment at={lead.lastCalledAt} key="called" />],
          ['Outcome', lead.callOutcome && CALL_OUTCOMES[lead.callOutcome].label],
          ['Next action', lead.nextAction],
          ['Call again', lead.nextActionAt && <Day at={lead.nextActionAt} key="next" />],
        ]}
      />
    </Section>
  )
}
