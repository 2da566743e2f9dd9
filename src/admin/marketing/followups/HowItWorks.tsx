import { QUIET } from '@/src/domain/marketing/follow-up-hours'

/** How follow-ups work, for who sets them up. */
export function HowItWorks() {
  return (
    <details className="marketing-explainer">
      <summary>How follow-ups work</summary>
      <ol>
        <li>
          <strong>Something stops.</strong> A lead leaves the checkout, an account lacks a name or
          phone number, or a customer has not come back.
        </li>
        <li>
          <strong>The delay passes.</strong> We look every minute and plan one email per person and
          occasion.
        </li>
        <li>
          <strong>We ask again.</strong> No one gets it who bought, wrote to us, unsubscribed or
          came back meanwhile.
        </li>
        <li>
          <strong>It goes out by day.</strong>{' '}
          {`Never between ${QUIET.from - 12} PM and ${QUIET.until} AM`} where its reader is. It
          waits while its reader has had a marketing email that day, unless the settings say
          otherwise.
        </li>
      </ol>
    </details>
  )
}
