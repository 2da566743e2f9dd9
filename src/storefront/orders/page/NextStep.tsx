import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  addDetails,
  detailsAnchor,
  detailsName,
  minutesOf,
} from '@/src/domain/orders/asked-details'
import type { ClockView } from '@/src/domain/orders/filing-clock'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { plural } from '@/src/domain/vocabulary/plural'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import { cx } from '@/src/storefront/ui/cx'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { ClockLine } from '../ClockLine'

/** What one service of an order asks: still to be answered, or as it was sent. */
export type OrderTask = {
  /** Of a formation: further choices of its name. */
  readonly names?: readonly string[]
  readonly service: TrackedService
  readonly isAsked: boolean
  readonly section: ReactNode
}

const WHY: Partial<Record<TrackedService, string>> = {
  llc: 'We need your owners, registered agent and responsible party before we can file.',
}

type NextStepProps = {
  tasks: readonly OrderTask[]
  /** What staff asked; null where nothing is asked. */
  question: { readonly note: string | null } | null
  /** How many documents the customer can sign, or have signed, now. */
  toSign: number
  clock: ClockView | null
}

/** The one thing for the customer to do next, all that is asked, and the clock; nothing without them. */
export function NextStep({ tasks, question, toSign, clock }: NextStepProps) {
  const next = tasks.find(({ isAsked }) => isAsked)
  const isTheirs = Boolean(next ?? question) || toSign > 0
  if (!isTheirs && !clock) return null
  return (
    <section aria-label="Next step" className="rounded-ui border border-border-strong">
      {isTheirs && (
        <div className="grid lg:grid-cols-[1fr_20rem]">
          <div className="flex flex-col items-start gap-4 p-5 sm:p-7">
            {question && <StepText step={replyStep(question.note)} />}
            {!question && next && <StepText step={detailsStep(next.service)} />}
            {!question && !next && <StepText step={signaturesStep(toSign)} />}
          </div>
          {tasks.length > 0 && <Tasks tasks={tasks} next={next} />}
        </div>
      )}
      {clock && (
        <ClockLine
          clock={clock}
          className={cx('px-5 py-3 sm:px-7', isTheirs && 'border-t border-border')}
        />
      )}
    </section>
  )
}

type Step = { title: string; text: string; href: string; action: string }

const detailsStep = (service: TrackedService): Step => ({
  title: `Next step: add your ${detailsName(service)}`,
  text: `${WHY[service] ?? 'We need them before we can start.'} Your answers are saved as you type, on any device.`,
  href: `#${detailsAnchor(service)}`,
  action: addDetails(service),
})

const signaturesStep = (count: number): Step => ({
  title: `Next step: sign ${plural(count, 'document')}`,
  text: 'Everyone named in a document signs it on screen, each by their own link.',
  href: '#documents',
  action: 'Go to signatures',
})

const replyStep = (note: string | null): Step => ({
  title: 'Waiting for you',
  text: note ?? 'We need something from you before we can go on.',
  href: '#questions',
  action: 'Reply',
})

function StepText({ step: { title, text, href, action } }: { step: Step }) {
  return (
    <>
      <div>
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="mt-1 max-w-[56ch] whitespace-pre-line text-muted">{text}</p>
      </div>
      <ButtonLink href={href} size="lg">
        {action}
      </ButtonLink>
    </>
  )
}

type TasksProps = { tasks: readonly OrderTask[]; next: OrderTask | undefined }

/** Everything that the order asks, each a press away. */
function Tasks({ tasks, next }: TasksProps) {
  return (
    <div className="border-border bg-panel p-5 max-lg:border-t lg:border-l">
      <h2 className="mb-3 text-sm font-semibold">What we need from you</h2>
      <ol className="flex flex-col text-sm">
        {tasks.map(({ service, isAsked }, index) => (
          <li key={service}>
            <a
              href={`#${detailsAnchor(service)}`}
              className="flex min-h-8 items-center gap-3 hover:underline lg:min-h-7"
            >
              <span
                aria-hidden
                className={cx(
                  'flex size-5.5 shrink-0 items-center justify-center rounded-full text-xs font-semibold',
                  !isAsked && 'bg-mark text-surface',
                  isAsked &&
                    (service === next?.service
                      ? 'bg-accent text-on-accent'
                      : 'border border-border-strong'),
                )}
              >
                {isAsked ? index + 1 : <Check strokeWidth={3} className="size-3.5" />}
              </span>
              <span className={cx('grow', service === next?.service && 'font-semibold')}>
                {capitalized(detailsName(service))}
              </span>
              <span className="text-xs text-muted">
                {isAsked ? `${minutesOf([service])} min` : 'Sent'}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
