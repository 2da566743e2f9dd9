import { asksEinName } from '@/src/domain/checkout/service-questions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'

import { TextField } from '@/src/storefront/ui/forms/text-field'
import { RecurringBilling } from '../steps/RecurringBilling'
import { addonFor } from './offer'
import { AgentFields } from './questions/AgentFields'
import { OptionBox } from './questions/OptionBox'
import { Part } from './questions/Part'
import { type QuestionProps, textControl } from './questions/question-props'

/** What else may go into the same order. */
export function ExtraServices({ catalogue, answers, errors, onAnswer }: QuestionProps) {
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
                  {...textControl('businessName', { catalogue, answers, errors, onAnswer })}
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
            <AgentFields {...{ catalogue, answers, errors, onAnswer }} />
          </OptionBox>
        )}
        {address?.recurring && (
          <OptionBox
            name="addBusinessAddress"
            label={`Premium business address (from ${formatPrice(usd(address.recurring.monthly))}/month)`}
            help={address.description}
            error={errors.addBusinessAddress}
            isChosen={answers.addBusinessAddress ?? false}
            onToggle={(addBusinessAddress) => onAnswer({ addBusinessAddress })}
          >
            <RecurringBilling
              legend="Business address billing"
              name="businessAddressBilling"
              prices={address.recurring}
              value={answers.businessAddressBilling ?? 'monthly'}
              onChange={(businessAddressBilling) => onAnswer({ businessAddressBilling })}
            />
          </OptionBox>
        )}
      </div>
    </Part>
  )
}
