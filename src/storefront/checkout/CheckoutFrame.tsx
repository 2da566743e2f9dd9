import type { ReactNode } from 'react'

import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import { cx } from '@/src/storefront/ui/cx'
import { Container } from '@/src/storefront/ui/layout'

import { PaidBefore } from './PaidBefore'
import { ResumeByMail } from './resume/ResumeByMail'
import type { SaveStatus } from './saving/draft-saver'
import { SavedNote } from './saving/SavedNote'
import { SummaryAside } from './summary/SummaryAside'

type CheckoutFrameProps = {
  head: ReactNode
  /** What the order has in it, with its total. */
  lines: ReactNode
  bar: ReactNode
  kind: DraftKind
  saving: { readonly status: SaveStatus; readonly flush: () => Promise<boolean> }
  /** Where a link back here may go. */
  email: string | undefined
  /** There is something to come back to. */
  isBegun: boolean
  /** The step takes the whole width: nothing is bought yet that a summary could show. */
  isWide?: boolean
  /** The present step. */
  children: ReactNode
}

/** A checkout on its page: where one is, what is asked, and beside it what is bought. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { head, lines, bar, kind, saving, email, isBegun, isWide, children } = props
  return (
    <Container className="pt-6 lg:pt-10 lg:pb-20">
      {head}
      <div
        className={cx(
          'mt-6 grid gap-x-16 lg:mt-8',
          !isWide && 'lg:grid-cols-[minmax(0,35rem)_minmax(20rem,1fr)]',
        )}
      >
        <div className="flex min-h-[calc(100dvh-15rem)] min-w-0 flex-col lg:min-h-112 [&_:is(input,select,textarea,button,summary)]:scroll-mb-32">
          <PaidBefore />
          {children}
          {isBegun && (
            <div className="mt-6 flex flex-wrap items-center gap-x-5">
              <ResumeByMail kind={kind} email={email} flush={saving.flush} />
              <SavedNote status={saving.status} />
            </div>
          )}
          {bar}
        </div>
        {!isWide && <SummaryAside>{lines}</SummaryAside>}
      </div>
    </Container>
  )
}
