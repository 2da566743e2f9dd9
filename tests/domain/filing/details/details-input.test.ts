import fc from 'fast-check'
import { expect, test } from 'vitest'

import { detailsInput, readAnswers } from '@/src/domain/filing/details/details-input'
import { endOf } from '@/src/domain/filing/details/details-view'
import { type DetailField, fieldsOf } from '@/src/domain/filing/details/field'
import { DETAILS_FORMS, secretsOf } from '@/src/domain/filing/details/forms'
import { missingDetails } from '@/src/domain/filing/details/missing-details'
import { factsIn, prefill } from '@/src/domain/filing/details/prefill'
import { shownAnswers } from '@/src/domain/filing/details/shown-answers'
import { STANDALONE_SERVICES, type StandaloneService } from '@/src/domain/vocabulary/service-types'
import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'

import { CONTEXT, WHOLE } from './details-fixtures'

const typed = fc.string({ maxLength: 20 }).map(plainSigns)

/** Something that may stand in a field at any moment, finished or not. */
function anyAnswer(field: DetailField): fc.Arbitrary<unknown> | null {
  switch (field.kind) {
    case 'secret':
    case 'file':
      return null
    case 'country':
      return fc.constantFrom('', 'US', 'DE')
    case 'tick':
      return fc.constantFrom('', 'yes')
    case 'choice':
    case 'select':
    case 'ticks':
      return fc.constantFrom('', ...field.options.map(({ value }) => value))
    case 'rows':
      return fc.array(anyAnswers(field.fields), { maxLength: field.max })
    default:
      return typed
  }
}

function anyAnswers(fields: readonly DetailField[]): fc.Arbitrary<object> {
  const given = fields.flatMap((field) => {
    const answer = anyAnswer(field)
    return answer ? [[field.name, answer] as const] : []
  })
  return fc.record(Object.fromEntries(given), { requiredKeys: [] })
}

const formOf = (service: StandaloneService) => fieldsOf(DETAILS_FORMS[service])

test.each(STANDALONE_SERVICES)(
  'answers of %s are kept as typed, however few they are, and never throw',
  (service) => {
    fc.assert(
      fc.property(anyAnswers(formOf(service)), (answers) => {
        const input = detailsInput(service).parse({ answers })
        expect(input.answers).toEqual(answers)
        expect(readAnswers(service, input.answers)).toEqual(answers)
        const state = { answers: input.answers, context: CONTEXT, kept: [], documents: [] }
        expect(missingDetails(service, state)).toBeInstanceOf(Array)
        const view = { orderId: '', service, companyName: null, ...state }
        const shown = { ...view, known: [], ends: {}, completedAt: null, closed: null }
        expect(shownAnswers(shown, String)).toBeInstanceOf(Array)
      }),
      { numRuns: 60 },
    )
  },
)

test.each(STANDALONE_SERVICES)('a whole form of %s goes through as it is', (service) => {
  expect(detailsInput(service).parse({ answers: WHOLE[service] }).answers).toEqual(WHOLE[service])
})

test.each([
  ['a choice that is not offered', { reason: 'z' }],
  ['a country that is none', { mailingCountry: 'Germany' }],
  ['a number', { phone: 5 }],
  ['a text that is too long', { legalName: 'a'.repeat(201) }],
])('%s is refused', (_, answers) => {
  expect(detailsInput('ein').safeParse({ answers }).success).toBe(false)
})

test('typographic quotes and dashes become plain ones, but in the text of a mark', () => {
  const parsed = (service: 'ein' | 'trademark', name: string) =>
    detailsInput(service).parse({ answers: { [name]: '“Ada’s” – 1' } }).answers[name]
  expect(parsed('ein', 'product')).toBe(`"Ada's" - 1`)
  expect(parsed('trademark', 'markText')).toBe('“Ada’s” – 1')
})

test('pasted answers are kept without what cannot be seen, numbers in plain digits', () => {
  const answers = {
    legalName: 'Heron\0\u200b',
    phone: '٣٠٧–٥٥٥–٠١٠٠',
    physicalPostalCode: '８２８０１',
  }
  expect(detailsInput('ein').parse({ answers }).answers).toEqual({
    legalName: 'Heron',
    phone: '307-555-0100',
    physicalPostalCode: '82801',
  })
})

test('what no form asks is left out, and so is a secret among the answers', () => {
  const input = detailsInput('ein').parse({ answers: { taxId: '219-09-9998', isAdmin: 'yes' } })

  expect(input.answers).toEqual({})
})

test('secrets are taken for the fields that are secret alone', () => {
  const { secrets } = detailsInput('itin').parse({
    secrets: { documentNumber: ' C01X00T47 ', firstName: 'Ada' },
  })

  expect(secrets).toEqual({ documentNumber: 'C01X00T47' })
})

test('answers of an older form that make no sense any more are left', () => {
  expect(readAnswers('ein', { reason: 'gone', product: 'Bags', other: 5 })).toEqual({
    product: 'Bags',
  })
  expect(readAnswers('ein', null)).toEqual({})
})

test('what is known fills in what nobody answered, and nothing else', () => {
  const facts = { companyName: 'Blue Heron LLC', phone: '+1 307 555 0142', country: 'DE' }

  expect(prefill('ein', { phone: '' }, facts)).toEqual({
    phone: '',
    legalName: 'Blue Heron LLC',
    mailingCountry: 'DE',
  })
})

test('what an earlier service was told fills in the next', () => {
  const facts = factsIn('itin', WHOLE.itin)

  expect(prefill('ein', {}, facts)).toMatchObject({
    mailingStreet: '12 Ringstrasse',
    mailingCity: 'Berlin',
    mailingCountry: 'DE',
    phone: '+49 30 1234567',
  })
})

test('a known value that a choice does not offer fills in nothing', () => {
  expect(prefill('bookkeeping', {}, { businessType: 'guild' })).toEqual({})
})

test('of a short number less is shown', () => {
  expect([endOf('219-09-9998'), endOf('A12345'), endOf('AB 12')]).toEqual(['9998', '45', '12'])
})

test('names are unique in each form, and each secret has a check', () => {
  for (const service of STANDALONE_SERVICES) {
    const names = formOf(service).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { check } of secretsOf(service)) expect(check).toBeTypeOf('function')
  }
})
