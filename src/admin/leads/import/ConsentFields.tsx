import { FormRow } from '@/src/admin/kit/form/FormRow'
import { TypedRow } from '@/src/admin/kit/form/TypedRow'
import { Section } from '@/src/admin/kit/ui/Section'
import type { ImportConsent } from '@/src/domain/leads/lead-import'

type Props = {
  readonly consent: ImportConsent | null
  readonly empty: ImportConsent
  readonly onChange: (consent: ImportConsent | null) => void
}

/** Under which consent these people may get marketing email, if under any. */
export function ConsentFields({ consent, empty, onChange }: Props) {
  return (
    <Section id="lead-consent" title="Consent">
      <label className="kit-keys__switch">
        <input
          checked={consent !== null}
          onChange={(event) => onChange(event.target.checked ? empty : null)}
          type="checkbox"
        />
        Everyone in this file agreed to marketing email
      </label>
      {!consent && <p className="admin-sub">Without consent, they get no marketing email.</p>}
      {consent && (
        <div className="kit-form">
          <TypedRow
            help="The name or version of the text they saw."
            id="consent-text"
            label="Text version"
            most={40}
            onType={(textVersion) => onChange({ ...consent, textVersion })}
            required
            value={consent.textVersion}
          />
          <TypedRow
            help="Such as the form, event or shop."
            id="consent-where"
            label="Where they agreed"
            most={200}
            onType={(where) => onChange({ ...consent, where })}
            required
            value={consent.where}
          />
          <FormRow id="consent-purpose" label="They agreed to">
            {(control) => (
              <select
                {...control}
                onChange={({ target: { value } }) =>
                  onChange({ ...consent, purpose: value === 'reminders' ? value : 'offers' })
                }
                value={consent.purpose}
              >
                <option value="offers">Offers and news</option>
                <option value="reminders">Reminders</option>
              </select>
            )}
          </FormRow>
        </div>
      )}
    </Section>
  )
}
