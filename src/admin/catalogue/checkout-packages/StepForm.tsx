'use client'

import type { z } from 'zod'

import { NEW_STEP, type StepEntry, stepForm } from '@/src/domain/catalogue/editing/step-form'
import { CheckInput, LongInput, SelectInput, TextInput } from '../../kit/form/inputs'
import { LineInputs } from '../../kit/form/LineInputs'
import { type Closing, type EntryProps, entryDrawer } from '../../kit/record/EntryDrawer'
import { EntryForm } from '../../kit/record/EntryForm'
import { useEntryForm } from '../../kit/record/use-entry-form'

const LABELS = {
  stepTitle: 'Step title',
  stepDescription: 'Step description',
  detailedFeatures: 'Detailed features',
  checkoutBenefits: 'Checkout benefits',
  processDescription: 'Process description',
  timelineText: 'Timeline',
  guaranteeText: 'Guarantee',
  isActive: 'Active',
}

type Props = EntryProps<'changeCheckoutPackages', StepEntry> & {
  /** What can be described: each package's id and name. */
  readonly packages: Readonly<Record<string, string>>
}

function Form({ shown, packages, close }: Props & Closing) {
  const state = useEntryForm<z.input<typeof stepForm>, StepEntry>({
    schema: stepForm,
    values: shown?.entry ?? NEW_STEP,
    seen: shown,
    save: '/api/checkoutPackages/save',
    success: 'Saved',
    done: close,
  })
  const { field, form } = state
  const linesOf = (name: 'detailedFeatures' | 'checkoutBenefits') => ({
    ...state.lines(name),
    label: LABELS[name],
    onChange: (lines: string[]) => form.setValue(name, lines, { shouldDirty: true }),
  })
  const base = packages[shown?.entry.package ?? ''] ?? 'A deleted package'
  return (
    <EntryForm
      isNew={!shown}
      labels={LABELS}
      noun="description"
      refused={`Error ${shown ? 'updating' : 'creating'} checkout package.`}
      state={state}
    >
      {shown ? (
        <p className="entry-fixed">
          {'Base package: '}
          <strong>{base}</strong>
          <small>The base package cannot be changed.</small>
        </p>
      ) : (
        <SelectInput
          field={field('package')}
          help="Cannot be changed later"
          label="Base package"
          options={{ '': 'Choose a package', ...packages }}
          required
        />
      )}
      <TextInput field={field('stepTitle')} label={LABELS.stepTitle} required />
      <LongInput field={field('stepDescription')} label={LABELS.stepDescription} required />
      <LineInputs {...linesOf('detailedFeatures')} noun="feature" />
      <LineInputs {...linesOf('checkoutBenefits')} noun="benefit" />
      <LongInput field={field('processDescription')} label={LABELS.processDescription} />
      <TextInput
        field={field('timelineText')}
        help="For example, Filed within 24 hours"
        label={LABELS.timelineText}
      />
      <TextInput field={field('guaranteeText')} label={LABELS.guaranteeText} />
      <div className="entry-checks">
        <CheckInput field={field('isActive')} label={LABELS.isActive} />
      </div>
    </EntryForm>
  )
}

/** Opens the form of a description, or of a new one. */
export const StepForm = entryDrawer('Add Package Description', 'step', Form)
