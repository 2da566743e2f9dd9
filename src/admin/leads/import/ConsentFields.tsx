import { FormRow } from '@/src/admin/kit/form/FormRow'
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
          <FormRow
            help="The name or version of the text they saw."
            id="consent-text"
            label="Text version"
            required
          >
            {(control) => (
              <input
                {...control}
                maxLength={40}
                onChange={(event) => onChange({ ...consent, textVersion: event.target.value })}
                type="text"
                value={consent.textVersion}
              />
            )}
          </FormRow>
          <FormRow
            help="Such as the form, event or shop."
            id="consent-where"
            label="Where they agreed"
            required
          >
            {(control) => (
              <input
                {...control}
                maxLength={200}
                onChange={(event) => onChange({ ...consent, where: event.target.value })}
                type="text"
                value={consent.where}
              />
            )}
          </FormRow>
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
