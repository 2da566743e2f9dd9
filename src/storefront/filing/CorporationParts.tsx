import { formatShares, mostShares, OFFICERS, OFFICES } from '@/src/domain/filing/corporation'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { idFor } from './filing-form'
import { NamedPeople } from './ManagementPart'
import { Part } from './Part'
import type { FilingFormState } from './use-filing-form'

/** What only a corporation is asked: its shares, its directors, and its officers. */
export function CorporationParts(state: FilingFormState) {
  return (
    <>
      <SharesPart {...state} />
      <Part
        id={idFor('managers')}
        title="Who are the directors?"
        intro="Directors make the major decisions and appoint the officers. Name at least one. A shareholder can be a director."
      >
        <NamedPeople {...state} />
      </Part>
      <OfficersPart {...state} />
    </>
  )
}

function SharesPart({ form, view, errorAt }: FilingFormState) {
  return (
    <Part
      id={idFor('shares-part')}
      title="How many shares can the corporation issue?"
      intro="These are its authorized shares. You do not have to issue all of them. 1,000 is common for a small company."
    >
      <TextField
        id={idFor('authorizedShares')}
        label="Authorized shares"
        help={`From 1 to ${formatShares(mostShares(view.state.code))}`}
        inputMode="numeric"
        maxLength={11}
        autoComplete="off"
        className="tabular-nums"
        error={errorAt('authorizedShares')}
        {...form.register('authorizedShares')}
      />
    </Part>
  )
}

function OfficersPart({ form, errorAt }: FilingFormState) {
  return (
    <Part
      id={idFor('officers')}
      title="Who are the officers?"
      intro="Officers run the company day to day. One person can hold all three offices."
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {OFFICES.map((office) => (
          <TextField
            key={office}
            id={idFor(`officers.${office}`)}
            label={OFFICERS[office]}
            maxLength={200}
            autoComplete="off"
            error={errorAt(`officers.${office}`)}
            {...form.register(`officers.${office}`)}
          />
        ))}
      </div>
    </Part>
  )
}
