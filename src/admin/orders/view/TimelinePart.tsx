import { Moment } from '@/src/admin/kit/time/When'
import { PageLink, Section } from '@/src/admin/kit/ui/parts'
import { isStep } from '@/src/domain/orders/desk/step-input'
import { clockText, clockView, isCalledOff } from '@/src/domain/orders/filing-clock'
import { trackedServices } from '@/src/domain/orders/order-services'
import { staffStagesFor } from '@/src/domain/orders/progress/order-progress'
import { STAGES_FOR_STAFF, type TrackedService } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { deadlineText } from '@/src/domain/vocabulary/time/date-text'
import { collectionHref } from '@/src/lib/admin-address'
import type { Order } from '@/src/payload-types'
import type { OrderFacts } from '@/src/queries/orders/order-facts'
import { TakeBack } from './TakeBack'
import { TimelineDrawer } from './TimelineDrawer'

export function TimelinePart({ facts }: { facts: OrderFacts }) {
  const { order, authors, documents, can } = facts
  const services = trackedServices(order)
  const nameOfService = (service: TrackedService) => serviceName(service, order)
  const timeline = order.timeline ?? []
  const isLastStep = (entry: (typeof timeline)[number]) =>
    entry === timeline.findLast((one) => isStep(one) && one.service === entry.service)
  const nameOf = (id: string | null) => documents.find((one) => one.id === id)?.name
  return (
    <Section
      aside={
        can.addEntry && (
          <TimelineDrawer
            grant={can.addEntry}
            documents={documents.map(({ id, name }) => ({ value: id, label: name ?? 'Document' }))}
            formedOn={order.formedOn ? storedDay(order.formedOn) : null}
            orderId={order.id}
            seen={timeline.length}
            services={services.map((value) => ({
              value,
              label: nameOfService(value),
              stages: staffStagesFor(order, value),
            }))}
          />
        )
      }
      description="Customers see these entries."
      id="timeline"
      title="Timeline"
    >
      <ClockLine order={order} zone={facts.zone} />
      <ol className="m-0 p-0 list-none [&_strong]:font-semibold">
        {timeline.map((entry) => {
          const document = idOf(entry.document)
          const author = authors.get(idOf(entry.author) ?? '')
          const about = services.length > 1 && entry.service ? nameOfService(entry.service) : null
          return (
            <li
              className="relative pb-2.5 pl-4.5 border-l border-line-strong before:absolute before:-start-1 before:top-1.75 before:size-1.75 before:rounded-full before:bg-text last:border-transparent"
              key={entry.id ?? entry.at}
            >
              <strong>{STAGES_FOR_STAFF[entry.stage]}</strong>
              <span className="ms-2.5 text-muted">
                {about && <span>{`${about} · `}</span>}
                <Moment at={entry.at} />
                {author && <span>{` · ${author}`}</span>}
              </span>
              {entry.note && <p className="m-0">{entry.note}</p>}
              {document && (
                <p className="m-0">
                  <PageLink href={collectionHref('documents', document)}>
                    {nameOf(document) ?? 'Document'}
                  </PageLink>
                </p>
              )}
              {can.addEntry && entry.id && isLastStep(entry) && (
                <TakeBack
                  entry={entry.id}
                  grant={can.addEntry}
                  orderId={order.id}
                  seen={timeline.length}
                />
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

/** The 24 hours of a formation, as the customer reads them; in the business zone. */
function ClockLine({ order: { clock }, zone }: { order: Pick<Order, 'clock'>; zone: string }) {
  if (!clock?.startedAt || isCalledOff(clock)) return null
  const view = clockView(clock, new Date())
  const words = clockText(view, (at) => deadlineText(at, zone))
  const task = clock.breachedAt ? '. A refund task was opened.' : ''
  return (
    <p>
      <strong>24 hours:</strong> {words}
      {task}
    </p>
  )
}
