import type { FormEvent } from 'react'

import { Notice } from '@/src/storefront/ui/notice'

import { ExtraServices } from './ExtraServices'
import { DETAILS_FORM } from './form-ids'
import { PackagePicker } from './PackagePicker'
import { FormationOption } from './questions/FormationOption'
import { PersonFields } from './questions/PersonFields'
import { ServiceQuestions } from './questions/ServiceQuestions'
import type { DetailsCheck } from './questions/use-details-check'
import { useTypedEarly } from './questions/use-typed-early'
import type { ServiceCheckoutOf } from './use-service-checkout'

type DetailsStepProps = { checkout: ServiceCheckoutOf; details: DetailsCheck }

/** What is ordered, by whom, and what the service must know. */
export function DetailsStep({ checkout, details }: DetailsStepProps) {
  const { catalogue, answers } = checkout.state
  const { errors } = details
  const asked = { catalogue, answers, errors, onAnswer: checkout.answer }

  useTypedEarly(details.form, answers, checkout.answer)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await details.check()) checkout.goOn()
  }

  return (
    <form
      ref={details.form}
      id={DETAILS_FORM}
      method="dialog" // before the script runs, the button sends nothing anywhere
      noValidate
      onSubmit={(event) => void submit(event)}
      onBlur={(event) => {
        details.leave(event)
        checkout.leftField()
      }}
      className="flex flex-col gap-10"
    >
      {details.isStopped && (
        <Notice
          tone="danger"
          title={
            details.isMissing
              ? 'Please fill in all required fields'
              : 'Please check what is marked below'
          }
          className="-mb-4"
        >
          {details.isMissing
            ? 'Missing or incomplete answers are marked below.'
            : 'Your answers are kept.'}
        </Notice>
      )}
      <PackagePicker {...asked} />
      <PersonFields {...asked} />
      <ServiceQuestions {...asked} />
      <FormationOption {...asked} />
      <ExtraServices {...asked} />
    </form>
  )
}
