import { Link } from '@payloadcms/ui'

import { MailLink } from '@/src/admin/kit/cells/MailLink'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { Day, Moment } from '@/src/admin/kit/time/When'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { amount } from '@/src/admin/kit/ui/format'
import { Section } from '@/src/admin/kit/ui/Section'
import { CALL_OUTCOMES } from '@/src/domain/leads/call-outcome'
import { namedParts } from '@/src/domain/leads/lead-score'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { readablePhone } from '@/src/services/platform/phone-number'

import { partsOf } from '../lead-parts'
import { conversionText, stepText } from '../list/leads-list'
import { LocalTime } from './LocalTime'
import type { LeadFacts } from './lead-facts'

/** Who the lead is, and what they chose. */
export function LeadDetails({ facts }: { facts: LeadFacts }) {
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
              <Link href={adminHref('order', order)} key="order" prefetch={false}>
                {`#${shortOrderId(order)}`}
              </Link>
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

/** How the score came about. */
export function ScoreDetails({ facts: { lead } }: { facts: LeadFacts }) {
  return (
    <Section id="lead-score" title={`Score: ${lead.score ?? 0}`}>
      <dl className="lead-parts">
        {namedParts(partsOf(lead)).map(({ label, points }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{points < 0 ? `−${-points}` : points}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** How the last call went, and what comes next. */
export function CallDetails({ facts: { lead } }: { facts: LeadFacts }) {
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
