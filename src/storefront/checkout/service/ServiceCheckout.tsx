'use client'

import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { asksEinName } from '@/src/domain/checkout/service-questions'
import type { ServiceCatalogue } from '@/src/domain/checkout/service-view'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { isMonthly } from '@/src/domain/vocabulary/service-types'
import { CheckList } from '@/src/storefront/ui/check-list'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { fetched } from '../../ui/fetched'
import { NotArrived } from '../arrival/NotArrived'
import { CheckoutFrame } from '../CheckoutFrame'
import { payingOf } from '../payment/paying'
import { OptionBox } from '../steps/OptionBox'
import { StepSkeleton } from '../steps/StepSkeleton'
import { useBroughtForward } from '../use-brought-forward'
import { DETAILS_FORM } from './form-ids'
import { addonFor, chosenType } from './offer'
import { FormationOption } from './questions/FormationOption'
import { Part } from './questions/Part'
import { PersonFields } from './questions/PersonFields'
import { type QuestionProps, textControl } from './questions/question-props'
import { ServiceQuestions } from './questions/ServiceQuestions'
import { type DetailsCheck, useDetailsCheck } from './questions/use-details-check'
import { useTypedEarly } from './questions/use-typed-early'
import { ServiceBar } from './ServiceBar'
import { ServiceSummary } from './ServiceLines'
import { ServiceProgress } from './ServiceProgress'
import { type ServiceCheckoutOf, useServiceCheckout } from './use-service-checkout'
import { useServicePayment } from './use-service-payment'

const AgentFields = fetched(() =>
  import('./questions/AgentFields').then((module) => module.AgentFields),
)
const PriceChanges = fetched(() => import('../PriceChanges').then((module) => module.PriceChanges))
const RecurringBilling = fetched(() =>
  import('../steps/RecurringBilling').then((module) => module.RecurringBilling),
)
const ServicePayment = fetched(() =>
  import('./ServicePayment').then((module) => module.ServicePayment),
)

type ServiceCheckoutProps = {
  catalogue: ServiceCatalogue
  /** Whom the money goes to. */
  seller: string
  /** Where staff have come from who look through someone's eyes; that one's id comes behind it. */
  viewedAt: string
}

/** Sells one service in two steps: the details, then the payment. */
export function ServiceCheckout({ catalogue, seller, viewedAt }: ServiceCheckoutProps) {
  const checkout = useServiceCheckout(catalogue, ServicePayment.load)
  const { arrival } = checkout
  const { step, answers, quote, priceChanges, revision } = checkout.state
  const details = useDetailsCheck(catalogue.service, answers)
  const paid = useServicePayment(checkout, details, payingOf(arrival, seller))
  const isRepriced = step === 'payment' && priceChanges.length > 0
  const changes = useBroughtForward(isRepriced ? priceChanges : null)
  const [hasSeenPayment, setHasSeenPayment] = useState(false)
  if (step === 'payment' && !hasSeenPayment) setHasSeenPayment(true)

  useEffect(() => {
    if (revision > 0) void ServicePayment.load().catch(() => {})
  }, [revision])

  return (
    <CheckoutFrame
      arrival={arrival}
      viewedAt={viewedAt}
      head={<ServiceProgress title={catalogue.title} intro={catalogue.description} step={step} />}
      lines={<ServiceSummary checkout={checkout} />}
      bar={<ServiceBar checkout={checkout} payment={paid} />}
      kind={catalogue.service}
      saving={checkout.saving}
      email={answers.email}
      isBegun={Boolean(arrival.own?.draft) || revision > 0}
    >
      {priceChanges.length > 0 && (
        <div ref={changes}>
          <Suspense fallback={null}>
            <PriceChanges changes={priceChanges} totalMinor={quote.totalMinor} className="mb-6" />
          </Suspense>
        </div>
      )}
      {step === 'details' && <DetailsStep checkout={checkout} details={details} />}
      {hasSeenPayment && (
        <div hidden={step !== 'payment'}>
          {arrival.own ? (
            <Suspense fallback={<StepSkeleton />}>
              <ServicePayment checkout={checkout} payment={paid} />
            </Suspense>
          ) : (
            <NotArrived arrival={arrival} />
          )}
        </div>
      )}
    </CheckoutFrame>
  )
}

type DetailsStepProps = { checkout: ServiceCheckoutOf; details: DetailsCheck }

/** What is ordered, by whom, and what the service must know. */
function DetailsStep({ checkout, details }: DetailsStepProps) {
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

/** What else may go into the same order. */
function ExtraServices(props: QuestionProps) {
  const { catalogue, answers, errors, onAnswer } = props
  const agent = answers.addLlc ? undefined : addonFor('addRegisteredAgent', catalogue)
  const address = addonFor('addBusinessAddress', catalogue)
  const ein = addonFor('addEin', catalogue)
  if (!agent && !address && !ein) return null
  return (
    <Part title="Additional services">
      <div className="flex flex-col gap-3">
        {ein && (
          <OptionBox
            name="addEin"
            label={`Add ${ein.name} (+${formatPrice(usd(ein.price))})`}
            help={ein.description}
            error={errors.addEin}
            isChosen={answers.addEin ?? false}
            onToggle={(addEin) => onAnswer({ addEin })}
          >
            {asksEinName(catalogue.service, answers) && (
              <div className="border-t border-border p-4">
                <TextField
                  label="Business name"
                  autoComplete="organization"
                  maxLength={200}
                  help="The EIN is issued to this business. Write the name in full, as on its formation document."
                  {...textControl('businessName', props)}
                />
              </div>
            )}
          </OptionBox>
        )}
        {agent && (
          <OptionBox
            name="addRegisteredAgent"
            label={`Registered agent for one year (+${formatPrice(usd(agent.price))})`}
            help={agent.description}
            error={errors.addRegisteredAgent}
            isChosen={answers.addRegisteredAgent ?? false}
            onToggle={(addRegisteredAgent) => onAnswer({ addRegisteredAgent })}
          >
            <Suspense fallback={null}>
              <AgentFields {...props} />
            </Suspense>
          </OptionBox>
        )}
        {address?.recurring && (
          <OptionBox
            name="addBusinessAddress"
            label={`Business Address (from ${formatPrice(usd(address.recurring.monthly))}/month)`}
            help={address.description}
            error={errors.addBusinessAddress}
            isChosen={answers.addBusinessAddress ?? false}
            onToggle={(addBusinessAddress) => onAnswer({ addBusinessAddress })}
          >
            <Suspense fallback={null}>
              <RecurringBilling
                legend="Business address billing"
                name="businessAddressBilling"
                prices={address.recurring}
                value={answers.businessAddressBilling ?? 'monthly'}
                onChange={(businessAddressBilling) => onAnswer({ businessAddressBilling })}
              />
            </Suspense>
          </OptionBox>
        )}
      </div>
    </Part>
  )
}

/** Which of the service's packages. One is always chosen. */
function PackagePicker({ catalogue, answers, errors, onAnswer }: QuestionProps) {
  const chosen = chosenType(answers, catalogue)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-lg font-semibold">Package</legend>
      {catalogue.packages.map((one) => (
        <RadioCard
          key={one.type}
          name="packageType"
          value={one.type}
          checked={one.type === chosen?.type}
          onChange={() => onAnswer({ packageType: one.type })}
          title={one.name}
          aside={
            <>
              <Money minor={usd(one.price).minor} short />
              {isMonthly(catalogue.service) && <span>{' / month'}</span>}
            </>
          }
          description={one.description}
        >
          {one.type === chosen?.type && one.features.length > 0 && (
            <CheckList items={one.features} className="mt-2" />
          )}
          {one.turnaroundTime && <span className="mt-1 text-sm">{one.turnaroundTime}</span>}
        </RadioCard>
      ))}
      {catalogue.timing !== '' && <p className="text-sm text-muted">{catalogue.timing}</p>}
      {isMonthly(catalogue.service) && (
        <p className="text-sm text-muted">
          You pay the first month today. Before each further month we send an invoice; no automatic
          charges. Cancel at any time.
        </p>
      )}
      <FieldError id="packageType" error={errors.packageType} />
    </fieldset>
  )
}
