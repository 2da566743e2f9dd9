import { expect, test } from 'vitest'

import { serviceAnswers, serviceDraftAnswers } from '@/src/domain/checkout/service-answers'
import {
  asksAgentState,
  asksEinName,
  BUSINESS_TYPES,
  SERVICE_QUESTIONS,
  TRADEMARK_TYPES,
} from '@/src/domain/checkout/service-questions'
import { STANDALONE_SERVICES, type StandaloneService } from '@/src/domain/vocabulary/service-types'

const ada = {
  packageType: 'standard',
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  residence: 'GB',
}
const STATE = '00000000-0000-4000-8000-000000000001'

/** What each service cannot do without. */
const OWN: Record<StandaloneService, Record<string, string>> = {
  ein: { businessName: 'Harbor & Pine' },
  itin: { country: 'India' },
  bookkeeping: { businessName: 'Harbor & Pine' },
  trademark: { trademarkText: 'Harbor & Pine' },
}

function missing(service: StandaloneService, answers: Record<string, unknown>): string[] {
  const drafted = serviceDraftAnswers.parse(answers)
  const parsed = serviceAnswers(service, drafted).safeParse(drafted)
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.')).sort()
}

test.each(STANDALONE_SERVICES)(
  '%s asks for a name, an address and what it needs itself',
  (service) => {
    expect(missing(service, {})).toEqual(
      [
        'email',
        'firstName',
        'lastName',
        'packageType',
        'residence',
        ...Object.keys(OWN[service]),
      ].sort(),
    )
    expect(missing(service, { ...ada, ...OWN[service] })).toEqual([])
  },
)

test.each(STANDALONE_SERVICES)(
  '%s asks for what it needs even when spaces were typed',
  (service) => {
    const [field = ''] = Object.keys(OWN[service])

    expect(missing(service, { ...ada, [field]: '   ' })).toEqual([field])
  },
)

test.each([
  ['ein', ['stateId']],
  ['bookkeeping', ['stateId']],
  ['itin', ['companyName', 'stateId']],
  ['trademark', ['companyName', 'stateId']],
] as const)('a formation beside %s asks for %j', (service, asked) => {
  const complete = { ...ada, ...OWN[service] }

  expect(missing(service, { ...complete, addLlc: true })).toEqual(asked)
  expect(
    missing(service, { ...complete, addLlc: true, stateId: STATE, companyName: 'Harbor LLC' }),
  ).toEqual([])
})

test('the state of a formation that was given up again is forgotten', () => {
  const drafted = { ...ada, ...OWN.itin, addLlc: false, stateId: STATE, companyName: 'Harbor LLC' }
  const parsed = serviceAnswers('itin', drafted).parse(drafted)

  expect(parsed).not.toHaveProperty('stateId')
  expect(parsed).not.toHaveProperty('companyName')
})

test('what belongs to another service, or is no answer at all, is left out', () => {
  const drafted = { ...ada, ...OWN.ein, country: 'India', totalMinor: 1, price: 0.01 }

  expect(serviceAnswers('ein', {}).parse(drafted)).toEqual({
    ...ada,
    ...OWN.ein,
    hasOneName: false,
    additionalInfo: '',
    phone: '',
    addLlc: false,
    addEin: false,
    addRegisteredAgent: false,
    addBusinessAddress: false,
    residenceState: '',
    businessAddressBilling: 'monthly',
  })
})

test.each([
  ['email', 'ada at example'],
  ['stateId', 'Wyoming'],
  ['businessAddressBilling', 'weekly'],
  ['addEin', 'yes'],
  ['addLlc', 49],
] as const)('a %s of %j is refused', (field, value) => {
  const answers = {
    ...ada,
    ...OWN.itin,
    addLlc: true,
    stateId: STATE,
    companyName: 'H',
    [field]: value,
  }

  const { error } = serviceAnswers('itin', { addLlc: true }).safeParse(answers)

  expect(error?.issues.map((issue) => issue.path[0])).toContain(field)
})

test('every kind of business and trademark that is offered is accepted', () => {
  for (const businessType of Object.keys(BUSINESS_TYPES)) {
    expect(missing('bookkeeping', { ...ada, ...OWN.bookkeeping, businessType })).toEqual([])
  }
  for (const trademarkType of Object.keys(TRADEMARK_TYPES)) {
    expect(missing('trademark', { ...ada, ...OWN.trademark, trademarkType })).toEqual([])
  }
})

test('every question has a place among the answers', () => {
  const asked = new Set(Object.values(SERVICE_QUESTIONS).flat())

  expect(Object.keys(serviceDraftAnswers.shape)).toEqual(expect.arrayContaining([...asked]))
})

test('an EIN beside an ITIN asks for the name of its business, unless the company is formed too', () => {
  const itin = { ...ada, ...OWN.itin, addEin: true }

  expect(missing('itin', itin)).toEqual(['businessName'])
  expect(missing('itin', { ...itin, businessName: '  ' })).toEqual(['businessName'])
  expect(missing('itin', { ...itin, businessName: 'Harbor LLC' })).toEqual([])
  expect(
    missing('itin', { ...itin, addLlc: true, stateId: STATE, companyName: 'Harbor LLC' }),
  ).toEqual([])
})

test.each([
  ['ein', ['stateId']],
  ['bookkeeping', ['stateId']],
  ['itin', ['companyName', 'stateId']],
  ['trademark', ['companyName', 'stateId']],
] as const)('a registered agent beside %s asks for %j', (service, asked) => {
  const complete = { ...ada, ...OWN[service], addRegisteredAgent: true }

  expect(missing(service, complete)).toEqual(asked)
  expect(missing(service, { ...complete, stateId: null, companyName: ' ' })).toEqual(asked)
  expect(missing(service, { ...complete, stateId: STATE, companyName: 'Harbor LLC' })).toEqual([])
})

test('only an ITIN has to be told of which business the EIN is; a formation says the state', () => {
  expect(STANDALONE_SERVICES.filter((one) => asksEinName(one, { addEin: true }))).toEqual(['itin'])
  expect(asksAgentState({ addRegisteredAgent: true })).toBe(true)
  expect(asksAgentState({ addRegisteredAgent: true, addLlc: true })).toBe(false)
  expect(asksAgentState({ addLlc: true })).toBe(false)
})

test('an agent for the business of an EIN takes its name, and one beside a formation its state', () => {
  const itin = { ...ada, ...OWN.itin, addRegisteredAgent: true, stateId: STATE }

  expect(missing('itin', { ...itin, addEin: true })).toEqual(['businessName'])
  expect(missing('itin', { ...itin, addLlc: true, companyName: 'Harbor LLC' })).toEqual([])
  const drafted = { ...itin, addEin: true, businessName: 'Harbor LLC' }
  expect(serviceAnswers('itin', drafted).parse(drafted)).toMatchObject({ stateId: STATE })
})

test('a formation beside a service asks a buyer in the United States for their state', () => {
  const formation = { addLlc: true, stateId: STATE, companyName: 'Harbor LLC' }
  const inUs = { ...ada, ...OWN.ein, ...formation, residence: 'US' }
  expect(missing('ein', inUs)).toEqual(['residenceState'])
  expect(missing('ein', { ...inUs, residenceState: 'OH' })).toEqual([])
  expect(missing('ein', { ...inUs, residence: 'GB' })).toEqual([])
  expect(missing('ein', { ...inUs, addLlc: false })).toEqual([])
  const drafted = serviceDraftAnswers.parse(inUs)
  const { error } = serviceAnswers('ein', drafted).safeParse(drafted)
  expect(error?.issues.map(({ message }) => message)).toEqual(['Enter the state where you live'])
})

test('a state that is missing is asked for in words', () => {
  const drafted = { ...ada, ...OWN.ein, addRegisteredAgent: true, stateId: null }
  const { error } = serviceAnswers('ein', drafted).safeParse(drafted)

  expect(error?.issues.map(({ message }) => message)).toEqual(['Choose a state'])
})

test.each([
  ['ein', 'RU', {}, false],
  ['itin', 'RU', {}, false],
  ['trademark', 'RU', {}, false],
  ['bookkeeping', 'RU', {}, true],
  ['ein', 'RU', { addLlc: true, stateId: STATE }, true],
  ['ein', 'RU', { addRegisteredAgent: true, stateId: STATE }, true],
  ['ein', 'RU', { addBusinessAddress: true }, true],
  ...STANDALONE_SERVICES.map((service) => [service, 'IR', {}, true] as const),
  ...STANDALONE_SERVICES.map((service) => [service, '', {}, true] as const),
] as const)(
  '%s for someone in “%s” with %j: refused is %s',
  (service, residence, wishes, isBarred) => {
    const drafted = { ...ada, ...OWN[service], ...wishes, residence }

    expect(missing(service, drafted)).toEqual(isBarred ? ['residence'] : [])
  },
)
