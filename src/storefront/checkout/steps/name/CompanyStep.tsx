import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { nameFindings, type WantedName } from '@/src/domain/catalogue/states/company-name-rules'
import { companyAnswers } from '@/src/domain/checkout/formation-answers'
import { COMPANY_TYPES, isCompanyType } from '@/src/domain/vocabulary/company-types'
import { keysOf } from '@/src/domain/vocabulary/keys'
import { StateFee } from '@/src/storefront/catalogue/states/StateFee'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { TextareaField, TextField } from '@/src/storefront/ui/forms/text-field'
import { Notice } from '@/src/storefront/ui/notice'
import { chosenState } from '../../formation/choices'
import { formId } from '../../formation/form-id'
import type { StepProps } from '../step-props'
import { useTypedAnswers } from '../use-typed-answers'
import { COMPANY_KINDS } from './company-kinds'
import { NameHelp } from './NameHelp'
import { NamePreview } from './NamePreview'

type Company = z.input<typeof companyAnswers>
type CompleteCompany = z.output<typeof companyAnswers>

const TYPE_ID = 'company-type'

/** What the company is called, what it is and what it does. */
export function CompanyStep({ answers, catalogue, onAnswer, onNext }: StepProps) {
  const { companyName = '', companyType, companyPurpose = '' } = answers
  const form = useForm<Company, unknown, CompleteCompany>({
    resolver: zodResolver(companyAnswers),
    mode: 'onTouched',
    defaultValues: { companyName, companyType, companyPurpose },
  })
  useTypedAnswers(form, ({ companyType: type, ...typed }) =>
    onAnswer({ ...typed, ...(isCompanyType(type) && { companyType: type }) }),
  )
  const { errors } = form.formState
  const state = chosenState(answers, catalogue)

  return (
    <form
      id={formId('company')}
      noValidate
      onSubmit={form.handleSubmit((company) => onNext(company))}
      className="flex flex-col gap-6"
    >
      <TextField
        label="Company name"
        autoComplete="organization"
        maxLength={200}
        error={errors.companyName?.message}
        help={<NameHelp type={companyType} state={state} />}
        {...form.register('companyName')}
      />
      {companyType && (
        <>
          <NameFindings
            wanted={{ name: companyName, type: companyType, state: state?.code ?? null }}
          />
          <NamePreview name={companyName} type={companyType} state={state} />
        </>
      )}
      <fieldset
        aria-describedby={errors.companyType && `${TYPE_ID}-error`}
        className="flex min-w-0 flex-col gap-3"
      >
        <legend className="mb-2 text-sm font-semibold">Company type</legend>
        {keysOf(COMPANY_TYPES).map((value) => (
          <RadioCard
            key={value}
            value={value}
            title={COMPANY_TYPES[value]}
            aside={state && <TypeFee fee={state.fees[value]} />}
            description={COMPANY_KINDS[value].about}
            {...form.register('companyType')}
          />
        ))}
        <FieldError id={TYPE_ID} error={errors.companyType?.message} />
      </fieldset>
      <TextareaField
        label="Purpose"
        optional
        rows={3}
        maxLength={2000}
        help="What the company will do, in a sentence. “Any lawful business” is common and accepted."
        error={errors.companyPurpose?.message}
        {...form.register('companyPurpose')}
      />
    </form>
  )
}

function TypeFee({ fee }: Parameters<typeof StateFee>[0]) {
  return (
    <span className="text-sm font-normal">
      {fee && <span>{'State fee '}</span>}
      <StateFee fee={fee} className="font-semibold" />
    </span>
  )
}

/** What a founder should know about the name as typed. It keeps no one from going on. */
function NameFindings({ wanted }: { wanted: WantedName }) {
  const findings = nameFindings(wanted)
  return (
    <div role="status" className="empty:hidden">
      {findings.length > 0 && (
        <Notice tone="warning" title="About this name">
          <ul className="flex flex-col gap-2">
            {findings.map((finding) => (
              <li key={finding.message}>{finding.message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
