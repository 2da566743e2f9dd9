import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { maskTaxId, TAX_ID_KINDS, type TaxIdKind } from '@/src/domain/filing/tax-id'
import { Button } from '@/src/storefront/ui/button'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Part } from './CompanyPart'
import { idFor } from './filing-form'
import type { FilingFormState } from './use-filing-form'

const KINDS = [
  { kind: 'ssn', title: 'SSN' },
  { kind: 'itin', title: 'ITIN' },
  { kind: 'foreign', title: 'Foreign, none' },
] as const satisfies readonly { kind: TaxIdKind; title: string }[]

/** The person whom the IRS takes as responsible for the company. */
export function PartyPart(state: FilingFormState) {
  const { form, errorAt, forgetTaxId } = state
  const kind = useWatch({ control: form.control, name: 'responsibleParty.taxIdKind' })
  const register = form.register('responsibleParty.taxIdKind', { onChange: forgetTaxId })
  return (
    <Part
      id={idFor('party-part')}
      title="Who is the responsible party?"
      intro="The person who controls the company and its money. The IRS asks for their name and number before it issues an EIN."
    >
      <TextField
        id={idFor('responsibleParty.name')}
        label="Full legal name"
        help="As on their Social Security card or passport"
        maxLength={200}
        autoComplete="name"
        error={errorAt('responsibleParty.name')}
        {...form.register('responsibleParty.name')}
      />
      <div className="flex flex-col gap-2">
        <p id="filing-tax-id-kind" className="text-sm font-semibold">
          Their US tax number
        </p>
        <div
          role="radiogroup"
          aria-labelledby="filing-tax-id-kind"
          className="grid gap-3 sm:grid-cols-3"
        >
          {KINDS.map((one, index) => (
            <RadioCard
              key={one.kind}
              id={index === 0 ? idFor('responsibleParty.taxIdKind') : undefined}
              value={one.kind}
              title={one.title}
              {...register}
            />
          ))}
        </div>
        <FieldError
          id={idFor('responsibleParty.taxIdKind')}
          error={errorAt('responsibleParty.taxIdKind')}
        />
      </div>
      {kind && kind !== 'foreign' && <TaxIdField key={kind} kind={kind} {...state} />}
    </Part>
  )
}

/** The number: typed once, then only its end is shown. */
function TaxIdField({
  kind,
  form,
  keptLast4,
  errorAt,
  saveTaxId,
}: FilingFormState & { kind: TaxIdKind }) {
  const [isReplacing, setReplacing] = useState(false)
  const label = TAX_ID_KINDS[kind]
  if (keptLast4 && !isReplacing) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p id={idFor('taxId')} tabIndex={-1}>
          <span className="block text-sm font-semibold">{label}</span>
          <span className="tabular-nums">{maskTaxId(keptLast4)}</span>
        </p>
        <Button variant="secondary" size="sm" onClick={() => setReplacing(true)}>
          Replace
        </Button>
      </div>
    )
  }
  return (
    <TextField
      id={idFor('taxId')}
      label={label}
      help="Kept encrypted. Once saved, only the last four digits are shown, except to the person who prepares your IRS form."
      inputMode="numeric"
      autoComplete="off"
      placeholder="123-45-6789"
      maxLength={11}
      autoFocus={isReplacing}
      spellCheck={false}
      className="tabular-nums"
      error={errorAt('taxId')}
      {...form.register('taxId', {
        onBlur: () => {
          saveTaxId()
          if (form.getValues('taxId').trim() === '' || !errorAt('taxId')) setReplacing(false)
        },
      })}
    />
  )
}
