import { type ReactNode, Suspense } from 'react'
import { checkoutPath, type DraftKind } from '@/src/domain/checkout/draft-kind'
import { cx } from '@/src/storefront/ui/cx'
import { Card, Container } from '@/src/storefront/ui/layout'
import { Notice } from '@/src/storefront/ui/notice'
import { fetched } from '../ui/fetched'
import { NotArrived } from './arrival/NotArrived'
import type { Arrival } from './arrival/use-arrival'
import { useBegunPayment } from './payment/kept-for-payment'
import { ResumeByMail } from './resume/ResumeByMail'
import type { SaveStatus } from './saving/draft-saver'
import { SavedNote } from './saving/SavedNote'

const ViewedCheckout = fetched(() =>
  import('./arrival/ViewedCheckout').then((module) => module.ViewedCheckout),
)

const BegunBefore = fetched(() => import('./BegunBefore').then((module) => module.BegunBefore))

type CheckoutFrameProps = {
  arrival: Pick<Arrival<unknown>, 'own' | 'isLate' | 'askAgain'>
  viewedAt: string
  head: ReactNode
  /** What the order has in it, with its total. */
  lines: ReactNode
  bar: ReactNode
  kind: DraftKind
  saving: { readonly status: SaveStatus; readonly flush: () => Promise<unknown> }
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
  const { arrival, viewedAt, head, lines, bar, kind, saving, email, isBegun, isWide, children } =
    props
  const viewing = arrival.own?.viewing
  const begun = useBegunPayment()
  return (
    <>
      {viewing && (
        <Suspense>
          <ViewedCheckout viewing={viewing} viewedAt={viewedAt} />
        </Suspense>
      )}
      <div className="absolute inset-x-0 top-0 hidden group-data-arriving/checkout:block">
        <Container className="pt-6 lg:pt-10">
          <div className="mt-8 max-w-140 lg:mt-12">
            <NotArrived arrival={arrival} />
          </div>
        </Container>
      </div>
      <Container className="pt-6 group-data-arriving/checkout:invisible lg:pt-10 lg:pb-20">
        {head}
        <div
          className={cx(
            'mt-6 grid gap-x-16 lg:mt-8',
            !isWide && 'lg:grid-cols-[minmax(0,35rem)_minmax(20rem,1fr)]',
          )}
        >
          <div className="flex min-h-[calc(100dvh-15rem)] min-w-0 flex-col lg:min-h-112 [&_:is(input,select,textarea,button,summary)]:scroll-mb-32">
            <Suspense>{begun && <BegunBefore begun={begun} />}</Suspense>
            {arrival.own?.asksSignIn && <SignInToContinue kind={kind} />}
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
    </>
  )
}

/** Says to those whose session has run out where the order is that they were preparing. */
function SignInToContinue({ kind }: { kind: DraftKind }) {
  const next = encodeURIComponent(checkoutPath(kind))
  return (
    <Notice tone="accent" title="You have been signed out" className="mb-6">
      Your saved order is in your account.{' '}
      <a href={`/auth?next=${next}`} className="link">
        Sign in to continue it
      </a>
      . If you fill in this page instead, you start a new order.
    </Notice>
  )
}

/** The order beside the steps, where there is room. */
function SummaryAside({ children }: { children: ReactNode }) {
  return (
    <aside aria-labelledby="summary-title" className="hidden lg:block">
      <Card className="sticky top-8">
        <h2 id="summary-title" className="mb-4 text-lg font-semibold">
          Order summary
        </h2>
        {children}
      </Card>
    </aside>
  )
}
