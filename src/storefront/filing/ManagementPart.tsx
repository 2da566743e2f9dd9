import { useFieldArray, useWatch } from 'react-hook-form'

import { peopleText, peopleTitles } from '@/src/domain/filing/corporation'
import { Button } from '@/src/storefront/ui/button'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { idFor } from './filing-form'
import { Part } from './Part'
import type { FilingFormState } from './use-filing-form'

/** Whether the owners run the company themselves. */
export function ManagementPart(state: FilingFormState) {
  const { form, errorAt } = state
  const isManaged = useWatch({ control: form.control, name: 'management' }) === 'manager'
  return (
    <Part id={idFor('management-part')} title="Who runs the company?">
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          id={idFor('management')}
          value="member"
          title="The owners"
          description="Member-managed: every owner can act for the company. What most small companies choose."
          {...form.register('management')}
        />
        <RadioCard
          value="manager"
          title="Managers"
          description="Manager-managed: only the managers you name can act for it. They may be owners or not."
          {...form.register('management')}
        />
      </div>
      <FieldError id={idFor('management')} error={errorAt('management')} />
      {isManaged && (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-muted">
            Check “Also manages the company” for each owner who does. Add managers who are not
            owners here.
          </p>
          <NamedPeople {...state} />
        </div>
      )}
    </Part>
  )
}

/** The managers of an LLC who are not its owners, or the directors of a corporation. */
export function NamedPeople({ form, view, errorAt }: FilingFormState) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'managers' })
  const noun = peopleText(view.companyType).manager
  return (
    <div className="flex flex-col gap-4">
      {fields.map((field, index) => (
        <div key={field.id} className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
          <TextField
            id={idFor(`managers.${index}.name`)}
            label={`${peopleTitles(view.companyType).manager}’s name`}
            maxLength={200}
            autoComplete="off"
            error={errorAt(`managers.${index}.name`)}
            {...form.register(`managers.${index}.name`)}
          />
          <TextField
            id={idFor(`managers.${index}.address`)}
            label="Address"
            optional={view.companyType !== 'corporation'}
            error={errorAt(`managers.${index}.address`)}
            maxLength={400}
            autoComplete="off"
            {...form.register(`managers.${index}.address`)}
          />
          <Button variant="ghost" size="sm" className="sm:mt-8" onClick={() => remove(index)}>
            Remove<span className="sr-only">{` ${noun} ${index + 1}`}</span>
          </Button>
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={fields.length >= 20}
          onClick={() =>
            append({ name: '', address: '' }, { focusName: `managers.${fields.length}.name` })
          }
        >
          {`Add a ${noun}`}
        </Button>
      </div>
    </div>
  )
}
