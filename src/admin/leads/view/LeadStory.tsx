import { Link } from '@payloadcms/ui'
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
import { Section } from '@/src/admin/kit/ui/Section'
import { STORY_KINDS, type StoryKind } from '@/src/queries/leads/lead-timeline'

import type { LeadFacts } from './lead-facts'

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
export function LeadStory({ story }: Pick<LeadFacts, 'story'>) {
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
