import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import { HIDE_UNTIL_ARRIVED } from '@/src/lib/browser/inline/arriving'

/** Spares those who have a draft, or come with choices, the sight of an empty form before it. */
export function HideUntilArrived({ kind }: { kind: DraftKind }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, in which nothing is filled in */}
      <script data-kind={kind} dangerouslySetInnerHTML={{ __html: HIDE_UNTIL_ARRIVED }} />
      <p className="hidden border-b border-border bg-panel px-5 py-3 text-center text-sm noscript:block">
        Ordering needs JavaScript. Turn it on in your browser, or{' '}
        <a href="/support" className="link">
          contact support
        </a>{' '}
        to order.
      </p>
    </>
  )
}
