import { asksAgentName } from '@/src/domain/checkout/service-questions'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { chosenState } from '../offer'
import { type QuestionProps, textControl } from './question-props'

/** For which company, and in which state, we are the registered agent. */
export function AgentFields(props: QuestionProps) {
  const { catalogue, answers, errors, onAnswer } = props
  return (
    <div className="flex flex-col gap-6 border-t border-border p-4">
      <SelectField
        label="State of the registered agent"
        name="stateId"
        placeholder="Choose a state"
        value={chosenState(answers, catalogue)?.id ?? ''}
        onChange={(event) => onAnswer({ stateId: event.target.value || null })}
        options={catalogue.states.map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.stateId}
        help="The state where your company is registered."
      />
      {asksAgentName(catalogue.service, answers) && (
        <TextField
          label="Name of your company"
          autoComplete="organization"
          maxLength={200}
          help="As shown on its formation document."
          {...textControl('companyName', props)}
        />
      )}
    </div>
  )
}
