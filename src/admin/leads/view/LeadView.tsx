import { Gutter, Link } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { Crumbs } from '@/src/admin/kit/page/Crumbs'
import { TonePill } from '@/src/admin/kit/status/TonePill'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { Section } from '@/src/admin/kit/ui/Section'
import { idOf } from '@/src/domain/vocabulary/relation'
import { BandPill } from '../BandPill'
import { OutcomeButton } from '../calls/OutcomeButton'
import '../leads.css'
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
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { STORY_KINDS, type StoryKind } from '@/src/queries/leads/lead-timeline'
import { partsOf } from '../lead-parts'
import { leadName } from '../list/lead-row'
import { conversionText } from '../list/leads-list'
import { NoteForm } from '../NoteForm'
import { CallLink } from './CallLink'
import { LeadControls } from './LeadControls'
import { CallDetails, LeadDetails, ScoreDetails } from './LeadDetails'
import { type LeadFacts, readLeadFacts } from './lead-facts'

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

/** All that happened with a lead, the newest first. */
function LeadStory({ story }: Pick<LeadFacts, 'story'>) {
  return (
    <Section
      description="Checkout, steps, emails, notes, calls, tickets and orders."
      id="lead-story"
      title="Timeline"
    >
      {story.length === 0 && <EmptyState isSmall>Nothing happened yet.</EmptyState>}
      <ol className="lead-story">
        {story.map(({ id, at, kind, words, who, record }) => {
          const Icon = ICONS[kind]
          const href = hrefOf(kind, record)
          return (
            <li key={`${kind}-${id}`}>
              <Icon aria-hidden size={15} />
              <span>
                <span className="lead-hidden">{`${STORY_KINDS[kind]}: `}</span>
                {href ? (
                  <Link href={href} prefetch={false}>
                    {words}
                  </Link>
                ) : (
                  <span className="lead-words">{words}</span>
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

/** One lead whole: who it is, how promising, what happened, and what staff do about it. */
export async function LeadView({ doc, initPageResult }: DocumentViewServerProps) {
  const facts = await readLeadFacts(initPageResult.req, String(doc.id))
  const { lead, change, staff, me, story, tomorrow } = facts
  const name = leadName(lead)
  const isKept = !lead.deletedAt
  return (
    <Gutter className="admin-page lead-view">
      <Crumbs name={name} screen="lead" />
      <header className="lead-head">
        <div className="record-head__line">
          <p className="record-head__number">{name}</p>
          <BandPill parts={partsOf(lead)} score={lead.score ?? 0} />
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
      <div className="record-columns lead-columns">
        <div>
          {change && isKept && (
            <Section id="lead-notes" title="Notes">
              <NoteForm hasKey leadId={lead.id} />
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
    </Gutter>
  )
}
