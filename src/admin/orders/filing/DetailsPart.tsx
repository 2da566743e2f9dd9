import { CopyText } from '@/src/admin/kit/ui/CopyText'
import { Facts } from '@/src/admin/kit/ui/Facts'
import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { missingDetails } from '@/src/domain/filing/details/missing-details'
import { type ShownAnswer, shownAnswers } from '@/src/domain/filing/details/shown-answers'
import { countryName } from '@/src/domain/vocabulary/places/countries'

import type { OrderFacts } from '../view/order-facts'
import { HandedIn } from './HandedIn'
import { MissingList } from './MissingList'
import { RevealNumber } from './RevealNumber'

type Can = OrderFacts['can']

/** What the customer answered for each service beside the formation, and what is missing. */
export function DetailsPart({ facts: { details, can } }: { facts: OrderFacts }) {
  return details.map((view) => <ServiceDetails can={can} key={view.service} view={view} />)
}

function ServiceDetails({ view, can }: { view: DetailsView; can: Can }) {
  const { completedAt, service, closed } = view
  return (
    <HandedIn
      at={completedAt ?? null}
      id={`details-${service}`}
      isSubmitted={closed === 'submitted'}
      title={DETAILS_FORMS[service].title}
    >
      {!completedAt && closed !== 'submitted' && (
        <MissingList missing={missingDetails(service, { ...view, kept: Object.keys(view.ends) })} />
      )}
      {view.context.withFormation && service === 'ein' && (
        <p className="admin-sub">
          Legal name, owners and responsible party are in the filing details above.
        </p>
      )}
      {shownAnswers(view, countryName).map(({ title, answers }) => (
        <div key={title}>
          <h3 className="order-details-title">{title}</h3>
          <Facts
            facts={answers.map((answer) => [
              answer.label,
              <Answered answer={answer} can={can} key={answer.name} view={view} />,
            ])}
          />
        </div>
      ))}
    </HandedIn>
  )
}

function Answered({ answer, view, can }: { answer: ShownAnswer; view: DetailsView; can: Can }) {
  if (!answer.isSecret) return <CopyText name={answer.label} text={answer.value} />
  return (
    <RevealNumber
      field={answer.name}
      grant={can.revealTaxId}
      mask={answer.value}
      path={`/api/orders/${view.orderId}/details/${view.service}/reveal`}
      what={answer.label}
    />
  )
}
