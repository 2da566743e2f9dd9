import type { ReactNode } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { filedName } from '@/src/domain/catalogue/states/company-name-rules'
import { lastStart } from '@/src/domain/filing/company-answers'
import { peopleText, peopleTitles } from '@/src/domain/filing/corporation'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { Button } from '@/src/storefront/ui/button'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { idFor } from './filing-form'
import type { FilingFormState } from './use-filing-form'

type CompanyPartProps = FilingFormState & { countries: readonly Country[] }

/** Where the company is and where its mail goes, its further names, and when it starts. */
export function CompanyPart({ countries, ...state }: CompanyPartProps) {
  const { form, view, errorAt } = state
  const [officeAt, mailAt] = useWatch({
    control: form.control,
    name: ['company.officeAt', 'company.mailAt'],
  })
  const ours = view.businessAddress
  const oursText = ours?.assigned ?? 'We assign it after Form 1583 is signed.'
  return (
    <>
      <Part
        id={idFor('company')}
        title="Where is the company’s principal office?"
        intro="A street address in any state or country. Many states make it public."
      >
        {ours && (
          <div className="grid gap-3 sm:grid-cols-2">
            <RadioCard
              id={idFor('company.officeAt')}
              value="ours"
              title="Our business address"
              description={oursText}
              {...form.register('company.officeAt')}
            />
            <RadioCard value="own" title="Another address" {...form.register('company.officeAt')} />
          </div>
        )}
        <FieldError id={idFor('company.officeAt')} error={errorAt('company.officeAt')} />
        {(!ours || officeAt === 'own') && (
          <PlaceFields {...state} countries={countries} name="office" />
        )}
      </Part>
      <Part id={idFor('mail-part')} title="Where should the company’s mail go?">
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            id={idFor('company.mailAt')}
            value="office"
            title="The principal office"
            {...form.register('company.mailAt')}
          />
          {ours && (
            <RadioCard
              value="ours"
              title="Our business address"
              description={oursText}
              {...form.register('company.mailAt')}
            />
          )}
          <RadioCard value="own" title="Another address" {...form.register('company.mailAt')} />
        </div>
        <FieldError id={idFor('company.mailAt')} error={errorAt('company.mailAt')} />
        {mailAt === 'own' && <PlaceFields {...state} countries={countries} name="mail" />}
      </Part>
      <NamesPart {...state} />
    </>
  )
}

/** The lines of an address, of any country. */
function PlaceFields(props: CompanyPartProps & { name: 'office' | 'mail' }) {
  const { form, errorAt, countries, name } = props
  const line = (part: 'street' | 'city' | 'region' | 'postalCode' | 'country') => ({
    id: idFor(`company.${name}.${part}`),
    error: errorAt(`company.${name}.${part}`),
    autoComplete: 'off',
    ...form.register(`company.${name}.${part}`),
  })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField {...line('street')} label="Street and number" maxLength={200} />
      </div>
      <TextField {...line('city')} label="City" maxLength={100} />
      <TextField {...line('region')} label="State or province" maxLength={100} />
      <TextField {...line('postalCode')} label="ZIP or postal code" maxLength={20} />
      <SelectField
        {...line('country')}
        label="Country"
        options={countries}
        placeholder="Choose a country"
      />
    </div>
  )
}

/** Further names for a state that refuses the first one, and a later start where the state takes one. */
function NamesPart({ form, view, errorAt }: FilingFormState) {
  const { companyType: type, state, today } = view
  const names = useWatch({
    control: form.control,
    name: ['company.secondName', 'company.thirdName'],
  })
  const last = lastStart(state.code, type, today)
  const texts = (name: 'secondName' | 'thirdName' | 'effectiveOn') => ({
    id: idFor(`company.${name}`),
    error: errorAt(`company.${name}`),
    autoComplete: 'off',
    optional: true,
    ...form.register(`company.${name}`),
  })
  const filed = (name: string) =>
    name.trim() ? `Filed as ${filedName({ name, type, state: state.code })}` : undefined
  return (
    <Part
      id={idFor('names-part')}
      title={`If ${state.name} refuses the name`}
      intro="You can file again under one of these at once. Leave them empty to decide then."
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...texts('secondName')}
          label="Second choice"
          help={filed(names[0])}
          maxLength={200}
        />
        <TextField
          {...texts('thirdName')}
          label="Third choice"
          help={filed(names[1])}
          maxLength={200}
        />
        {last && (
          <TextField
            {...texts('effectiveOn')}
            label="Start date of the company"
            help={`Leave it empty to start on the day ${state.name} files it. The latest is ${calendarDay(last)}.`}
            max={last}
            type="date"
          />
        )}
      </div>
    </Part>
  )
}

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

type PartProps = { id: string; title: string; intro?: ReactNode; children: ReactNode }

/** One question of the form and everything that belongs to it. */
export function Part({ id, title, intro, children }: PartProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0 border-t border-border pt-6 focus:outline-none"
    >
      <legend className="float-left w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both flex flex-col gap-5 pt-2">
        {intro && <p className="text-sm text-muted">{intro}</p>}
        {children}
      </div>
    </fieldset>
  )
}
