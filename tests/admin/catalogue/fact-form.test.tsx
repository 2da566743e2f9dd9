import { renderToStaticMarkup } from 'react-dom/server'
import { createFormControl } from 'react-hook-form'
import { expect, test } from 'vitest'

import { DueRows } from '@/src/admin/catalogue/facts/form/DueRows'
import { FeeRows } from '@/src/admin/catalogue/facts/form/FeeRows'
import { showSaved } from '@/src/admin/catalogue/facts/form/show-saved'
import type { Values } from '@/src/admin/kit/record/record-field'
import type { Correction } from '@/src/domain/catalogue/fact-editing/correction'
import {
  type FactFields,
  factFields,
  factForm,
} from '@/src/domain/catalogue/fact-editing/fact-form'
import { NEW_EXCEPTION } from '@/src/domain/catalogue/fact-editing/part-fields'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { STATE_FACTS } from '@/src/seed/state-facts'
import { stateFact } from '@/tests/support/orders/state-facts'

const TODAY = '2026-11-22'

const schema = factForm(
  () => ({ fact: 'llc:report:always', version: 'a'.repeat(64) }),
  () => TODAY,
)

function Questions({ fact }: { fact: StateFact }) {
  const state = useServerForm<Values, Correction, { message: string; fact: string }>({
    schema,
    values: factFields(fact, TODAY),
    send: async () => ({ ok: true, value: { message: 'Saved', fact: '' } }) as const,
    done: () => undefined,
  })
  return (
    <>
      <FeeRows state={state} />
      <DueRows state={state} />
    </>
  )
}

const shown = (fact: StateFact) => renderToStaticMarkup(<Questions fact={fact} />)

test('every shipped fact is asked for without JSON, and reads as it is', () => {
  for (const fact of Object.values(STATE_FACTS).flat()) {
    const html = shown(fact)
    expect(html).not.toMatch(/JSON|[{}]/)
    expect(html).toContain('Reads as: ')
  }
})

const BRACKETED = stateFact({
  fee: {
    type: 'brackets',
    of: 'total income',
    rows: [
      { upTo: 1000, cents: 10_00 },
      { upTo: 2000, cents: 20_00 },
      { upTo: null, cents: 30_00 },
    ],
  },
})

test('brackets and exceptions have a row each, with a way to add and remove one', () => {
  const html = shown({
    ...BRACKETED,
    due: {
      type: 'depends',
      cases: [{ when: { tax_class: ['c_corp'] }, rule: { type: 'quarterly', months: 2, day: 10 } }],
      otherwise: { type: 'once', within: { days: 30 } },
    },
  })

  for (const label of ['Remove bracket 1', 'Remove bracket 3', 'Remove exception 1']) {
    expect(html).toContain(`aria-label="${label}"`)
  }
  expect(html).toMatch(/name="brackets\.0\.upTo"[^>]*value="1000"/)
  expect(html).toContain('Add bracket')
  expect(html).toContain('Add exception')
})

const saved = factFields(BRACKETED, TODAY)

function typing(changes: Partial<FactFields>) {
  const { formControl: form } = createFormControl<Values, unknown, Correction>()
  form.reset(saved)
  if (changes.brackets) form.setValue('brackets', changes.brackets, { shouldDirty: true })
  if (changes.exceptions) form.setValue('exceptions', changes.exceptions, { shouldDirty: true })
  return form
}

test('a bracket that was removed stays away when a colleague saves something else', () => {
  const brackets = saved.brackets.toSpliced(1, 1)
  const form = typing({ brackets })

  showSaved(form, saved, { ...saved, title: 'By a colleague' })

  expect(form.getValues()).toMatchObject({ title: 'By a colleague', brackets })
  expect(form.getValues('brackets')).toHaveLength(2)
})

test('a list that nobody has typed in becomes what a colleague saved', () => {
  const exceptions = [NEW_EXCEPTION]
  const form = typing({ exceptions })
  const brackets = saved.brackets.slice(1)

  showSaved(form, saved, { ...saved, brackets })

  expect(form.getValues('brackets')).toEqual(brackets)
  expect(form.getValues('exceptions')).toEqual(exceptions)
})
