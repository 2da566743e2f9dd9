import { stateTime } from '@/src/domain/catalogue/states/time-sentence'
import { asksBusinessName, asksHomeState } from '@/src/domain/checkout/service-questions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { feeAsOf } from '../../fee-as-of'
import { NameHelp } from '../../steps/name/NameHelp'
import { NamePreview } from '../../steps/name/NamePreview'
import { chosenState, nameToForm } from '../offer'
import { type QuestionProps, textControl } from './question-props'

/** Where the company is formed, and under what name. */
export function FormationFields(props: QuestionProps) {
  const { catalogue, answers, errors, onAnswer } = props
  const state = chosenState(answers, catalogue)
  return (
    <div className="flex flex-col gap-6 border-t border-border p-4">
      <SelectField
        label="State of formation"
        name="stateId"
        placeholder="Choose a state"
        value={state?.id ?? ''}
        onChange={(event) => onAnswer({ stateId: event.target.value || null })}
        options={catalogue.states.map(({ id, name, filingFee, isUsual }) => ({
          value: id,
          label: `${name}: ${isUsual ? 'usually ' : ''}${formatPrice(usd(filingFee))}`,
        }))}
        error={errors.stateId}
        help={
          state && (
            <span>
              {capitalized(feeAsOf(state))}, passed on at cost
              {state.turnaroundTime && (
                <span>{` · ${stateTime(state.name, state.turnaroundTime)}`}</span>
              )}
            </span>
          )
        }
      />
      {!asksBusinessName(catalogue.service) && (
        <TextField
          label="Company name"
          autoComplete="organization"
          maxLength={200}
          help={<NameHelp type="llc" state={state} />}
          {...textControl('companyName', props)}
        />
      )}
      {asksHomeState(answers) && (
        <TextField
          label="State where you live"
          autoComplete="address-level1"
          maxLength={100}
          help="Some states have rules for those who prepare documents for their residents."
          {...textControl('residenceState', props)}
        />
      )}
      <NamePreview name={nameToForm(answers, catalogue)} type="llc" state={state} />
    </div>
  )
}
