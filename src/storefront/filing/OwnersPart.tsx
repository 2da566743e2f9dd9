import { useFieldArray, useWatch } from 'react-hook-form'

import { peopleWords } from '@/src/domain/filing/corporation'
import { NEW_MEMBER, NO_ANSWERS } from '@/src/domain/filing/filing-answers'
import { formatPercent, ownershipProblem, splitEvenly, WHOLE } from '@/src/domain/filing/ownership'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'

import { answersOf, type FilingForm, formOf, idFor } from './filing-form'
import { OwnerFields } from './OwnerFields'
import { Part } from './Part'
import type { FilingFormState } from './use-filing-form'

const MOST = 50
const NEW_OWNER = formOf({ ...NO_ANSWERS, members: [NEW_MEMBER] }).members.slice(0, 1)

const INTROS = {
  llc: 'An LLC’s owners are called its members. Name each person or company and their share.',
  corporation:
    'A corporation’s owners are called its shareholders. Name each person or company and their percentage of the shares.',
} as const

type OwnersPartProps = FilingFormState & { countries: readonly Country[] }

/** Who owns the company, and how it is shared between them. */
export function OwnersPart({ countries, ...state }: OwnersPartProps) {
  const { control, setValue } = state.form
  const { fields, append, remove } = useFieldArray({ control, name: 'members' })
  const { companyType } = state.view
  const isManaged = useWatch({ control, name: 'management' }) === 'manager'

  const split = () => {
    for (const [index, share] of splitEvenly(fields.length).entries()) {
      setValue(`members.${index}.ownership`, formatPercent(share), { shouldTouch: true })
    }
  }

  return (
    <Part
      id={idFor('members')}
      title="Who owns the company?"
      intro={INTROS[companyType === 'corporation' ? 'corporation' : 'llc']}
    >
      <ul className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <OwnerFields
            key={field.id}
            {...state}
            index={index}
            countries={countries}
            isManaged={isManaged}
            onRemove={fields.length > 1 ? () => remove(index) : null}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={fields.length >= MOST}
          onClick={() => append(NEW_OWNER, { focusName: `members.${fields.length}.name` })}
        >
          {`Add another ${peopleWords(companyType).owner}`}
        </Button>
        <Button variant="secondary" size="sm" onClick={split}>
          Split evenly
        </Button>
        <OwnershipTotal {...state} />
      </div>
    </Part>
  )
}

/** How far the shares are from 100 %, as they are typed. */
function OwnershipTotal({ form }: FilingFormState) {
  const members = useWatch({
    control: form.control,
    compute: (values: FilingForm) => answersOf(values).members,
  })
  const sum = members.reduce((total, one) => total + one.ownershipBasisPoints, 0)
  const problem = ownershipProblem(members)
  return (
    <p
      role="status"
      className={cx('text-sm tabular-nums', sum === WHOLE ? 'text-success' : 'text-muted')}
    >
      {sum === 0 ? 'Shares add up to 100%.' : (problem ?? 'Total 100%')}
    </p>
  )
}
