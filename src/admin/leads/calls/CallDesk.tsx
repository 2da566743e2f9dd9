import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

import { MailLink } from '@/src/admin/kit/cells/MailLink'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { Moment, ShortMoment } from '@/src/admin/kit/time/When'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { amount } from '@/src/admin/kit/ui/format'
import { Section } from '@/src/admin/kit/ui/Section'
import { isStep, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { readablePhone } from '@/src/services/platform/phone-number'

import { BandPill } from '../BandPill'
import { partsOf } from '../lead-parts'
import { leadName } from '../list/lead-row'
import { stepText } from '../list/leads-list'
import { CallLink } from '../view/CallLink'
import { LocalTime } from '../view/LocalTime'
import { readLeadFacts } from '../view/lead-facts'
import { OutcomeButton } from './OutcomeButton'

type Props = {
  readonly req: PayloadRequest
  readonly lead: string
  readonly next: string
  readonly pill: ReactNode
}

/** Anyone who is called: the person, what they left unfinished, and what was last said. */
export async function CallDesk({ req, lead: id, next, pill }: Props) {
  const facts = await readLeadFacts(req, id)
  const { lead, packageName, stateName, story, drafts, change, tomorrow } = facts
  const notes = story.filter(({ kind }) => kind === 'note' || kind === 'call').slice(0, 3)
  const [draft] = drafts
  return (
    <section aria-label={leadName(lead)} className="call-person" key={id}>
      <header className="record-head__line">
        <h2>{leadName(lead)}</h2>
        <BandPill parts={partsOf(lead)} score={lead.score ?? 0} />
        {pill}
        <Link href={adminHref('lead', lead.id)} prefetch={false}>
          Open the lead
        </Link>
      </header>
      <div className="call-actions">
        {lead.phone && <CallLink phone={lead.phone} words={readablePhone(lead.phone)} />}
        {change && <OutcomeButton leadId={lead.id} next={next} tomorrow={tomorrow} />}
      </div>
      <Section id="call-facts" title="Person">
        <Facts
          facts={[
            ['Email', <MailLink email={lead.email} key="email" />],
            ['Local time', lead.timeZone && <LocalTime key="time" zone={lead.timeZone} />],
            ['Company', lead.companyName],
            ['Source', lead.source],
            ['Next action', lead.nextAction],
          ]}
        />
      </Section>
      <Section id="call-draft" title="Draft">
        <Facts
          facts={[
            ['Package', packageName],
            ['State', stateName],
            ['Total', amount(lead.totalAmount, 'USD')],
            ['Stopped at', stepText(lead.checkoutStep)],
            ['Last step', <Moment at={lead.lastStepAt} key="step" />],
            [
              'Open draft',
              draft && (
                <span key="draft">
                  {isStep(draft.step) && <span>{`${STEPS[draft.step]}, `}</span>}
                  <ShortMoment at={new Date(draft.touched).toISOString()} />
                </span>
              ),
            ],
          ]}
        />
      </Section>
      <Section id="call-notes" title="Last notes">
        {notes.length === 0 && <EmptyState isSmall>No notes yet.</EmptyState>}
        <ol className="lead-story">
          {notes.map((note) => (
            <li key={note.id}>
              <span>
                <span className="lead-words">{note.words}</span>
                <small className="admin-sub">
                  {note.who && <span>{`${note.who} · `}</span>}
                  <ShortMoment at={note.at} />
                </small>
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </section>
  )
}
