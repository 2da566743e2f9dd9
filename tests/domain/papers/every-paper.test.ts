import { expect, test } from 'vitest'
import { splitEvenly } from '@/src/domain/filing/ownership'
import { type MadePaper, papersFor, TEMPLATES } from '@/src/domain/papers/catalogue'
import { CHOICE_NAMES, QUESTIONS } from '@/src/domain/papers/choices'
import { type PaperFacts, type PaperMember, readAnswers } from '@/src/domain/papers/facts'
import { hasOpenFields, textsOfPaper } from '@/src/domain/papers/paper'
import { STATE_LAWS } from '@/src/domain/papers/state-law'
import { paperPdf, unprintable } from '@/src/pdf/paper'
import { readBack } from '@/src/pdf/read-back'
import { everyNth, rounds, sampled } from '@/tests/support/suite/sample'

const PEOPLE = [
  'Ada Moss',
  'Łucja Żółw-Święcicka',
  'Nguyễn Thị Phượng',
  'Suharto',
  '王小明',
  'Анна Сергеевна Иванова',
  'Γιώργος Παπαδόπουλος',
  '김철수',
  'W'.repeat(60),
  'राजेश कुमार',
] as const

const LONG =
  'Building 12, Floor 3, Apartment 1204, Number 5–7, Avenue of the Very Long and Winding Name, Quarter of the Old Harbor'

const member = (place: number, basisPoints: number): PaperMember => ({
  kind: place % 4 === 3 ? 'company' : 'person',
  name: place % 4 === 3 ? `Żuraw Holdings ${place} GmbH` : (PEOPLE[place % PEOPLE.length] ?? ''),
  address: place % 3 === 0 ? LONG : `${place} Rue de l’Église`,
  country: place % 2 === 0 ? 'France' : 'United States',
  basisPoints,
  isManager: place === 0,
  shares: place % 3 === 0 ? 12_345 : null,
  contribution: place % 2 === 0 ? '$5,000 in cash and a laptop worth $1,200' : '',
  signsBy: place % 8 === 3 ? { name: 'Łucja Żółw', title: 'President' } : null,
})

const CHOSEN = Object.fromEntries(
  CHOICE_NAMES.map((name) => [name, QUESTIONS[name].variants[0]?.value ?? '']),
)

/** A company of a state; with more owners the further down the list it is. */
function factsOf(code: string, type: 'llc' | 'corporation', place: number): PaperFacts {
  const owners = (place % 20) + 1
  const isKnown = place % 2 === 0
  return {
    company: {
      name: type === 'llc' ? 'Lodz Zolw Studio LLC' : 'Lodz Zolw Studio, Inc.',
      type,
      state: { code, name: code === 'DC' ? 'District of Columbia' : 'New Hampshire' },
      purpose: isKnown ? 'the design of bags.' : null,
      office: isKnown ? LONG : null,
      mailing: isKnown ? `${LONG}, Lyon` : null,
      startsOn: isKnown ? '2026-12-31' : null,
      formedOn: '2026-11-19',
      filingNumber: null,
      ein: null,
      closingMonth: isKnown ? 'December' : null,
    },
    management: place % 3 === 0 ? 'manager' : place % 3 === 1 ? 'member' : null,
    members: splitEvenly(owners).map((share, index) => member(index, share)),
    managers: [{ name: 'Grace Hopper', address: LONG }],
    officers: { president: 'Ada Moss', secretary: isKnown ? '王小明' : '', treasurer: 'Suharto' },
    authorizedShares: isKnown ? 1_500 : null,
    partnershipRepresentative: isKnown ? 'Ada Moss' : '',
    agent: { isOurs: false, name: 'Bob Reed', address: LONG },
    contact: { name: 'Ada Moss', email: 'ada@example.com', phone: '+1 415 555 0100' },
    operator: {
      name: 'Charterdesk',
      legalName: 'Charterdesk, Inc.',
      address: LONG,
      email: 'help@example.com',
      phone: '+1 307 555 0100',
      organizer: { name: 'Łucja Żółw', title: 'Manager', email: 'organizer@example.com' },
      agentSigner: { name: 'Bob Reed', title: 'Secretary', email: 'agent@example.com' },
    },
    choices: isKnown ? CHOSEN : {},
    stock: isKnown
      ? { kind: 'common stock, par value $0.0001 a share', price: '$0.0001' }
      : { kind: null, price: null },
    dba: isKnown
      ? { name: 'Żółw Bags', county: 'Laramie County', since: '2026-11-01', office: LONG }
      : null,
    banking: null,
    holds: {
      formation: true,
      work: [
        'llc',
        'ein',
        'itin',
        'operating_agreement',
        'banking_resolution',
        's_corporation',
        'dba',
        'business_address',
      ],
      givenBack: [],
    },
    official: {
      'ss-4': { '1': LONG, '7a': 'Łucja Żółw' },
      'w-7': {},
      '2553': {},
      '8832': {},
      '8821': {},
      '8822-b': {},
      'w-9': {},
      'w-8ben': {},
      'usps-1583': {},
      '15620': {},
      '5472': {},
    },
    forms: { blanks: {}, answers: {} },
  }
}

const STATES = Object.keys(STATE_LAWS)
const COMPANIES = STATES.flatMap((code, place) => [
  { code, type: 'llc', place } as const,
  { code, type: 'corporation', place: place + 1 } as const,
])
const HERE = sampled(everyNth(COMPANIES, 13), ({ type, place }) => `${type} ${place % 3}`)

const times = new Map<string, number>()
/** In `npm test` a kind of paper is printed for so many companies: those of a later one read alike. */
const ENOUGH = rounds(Number.POSITIVE_INFINITY, 1)
function isPrintedEnough({ paper: { kind, signers } }: MadePaper): boolean {
  const shape = `${kind} ${signers.length > 2}`
  const before = times.get(shape) ?? 0
  times.set(shape, before + 1)
  return before >= ENOUGH
}

async function printed({ paper }: MadePaper) {
  const texts = textsOfPaper(paper)
  const file = await paperPdf(paper, texts, { foot: 'Template 1' })
  return { ...(await readBack(file, texts)), kind: paper.kind, wanted: texts.length }
}

test('papers are known for the 50 states and DC', () => {
  expect(STATES).toHaveLength(51)
})

test.each(HERE)(
  'all papers of a $type in $code read back as they were given, within their pages',
  { timeout: 120_000 },
  async ({ code, type, place }) => {
    const { made, waiting } = papersFor(factsOf(code, type, place))
    expect(waiting).toEqual([])
    expect(made.length).toBeGreaterThan(18)
    for (const one of made) {
      if (isPrintedEnough(one)) continue
      const { kind, missing, overflowing } = await printed(one)
      expect({ kind, missing, overflowing }).toEqual({ kind, missing: [], overflowing: [] })
    }
  },
)

test('no variant is chosen beforehand: all are printed, and the paper takes a pen', () => {
  const open = { ...factsOf('NV', 'llc', 1), choices: {} }
  const agreement = papersFor(open).made.find(({ paper }) => paper.kind === 'operating_agreement')
  const texts = agreement ? textsOfPaper(agreement.paper) : []
  for (const { text } of QUESTIONS.voting.variants) expect(texts).toContain(text)
  expect(agreement && hasOpenFields(agreement.paper)).toBe(true)
  expect(agreement?.paper.signature).toBe('ink')
})

test('a chosen variant is printed alone', () => {
  const facts = { ...factsOf('NV', 'llc', 1), choices: { voting: 'head' } }
  const agreement = papersFor(facts).made.find(({ paper }) => paper.kind === 'operating_agreement')
  const texts = agreement ? textsOfPaper(agreement.paper) : []
  expect(texts).toContain(QUESTIONS.voting.variants[1]?.text)
  expect(texts).not.toContain(QUESTIONS.voting.variants[0]?.text)
})

test('what speaks of the filing waits until the state has filed', () => {
  const facts = factsOf('WY', 'llc', 0)
  const before = { ...facts, company: { ...facts.company, formedOn: null } }
  const { made, waiting } = papersFor(before)
  expect(waiting.map(({ kind }) => kind)).toEqual([
    'organizer_statement',
    'initial_resolutions',
    'banking_resolution',
    'form_ss-4',
    'designee_statement',
  ])
  const texts = made.flatMap(({ paper }) => textsOfPaper(paper)).join('\n')
  expect(texts).not.toMatch(/undefined|null|NaN/)
})

test('a paper depends on the answers that it reads, and on no others', () => {
  const facts = factsOf('WY', 'llc', 0)
  const answersOf = (of: PaperFacts) =>
    new Map(papersFor(of).made.map(({ paper, answers }) => [paper.kind, answers]))
  const before = answersOf(facts)
  const after = answersOf({ ...facts, agent: { isOurs: false, name: 'Zoe Lane', address: LONG } })
  const changed = [...before.keys()].filter((kind) => before.get(kind) !== after.get(kind))
  expect(changed.toSorted()).toEqual(['agent_acceptance', 'operating_agreement'])
  expect(readAnswers(facts, ({ company }) => company.name).answers).toBe(
    '.company.name="Lodz Zolw Studio LLC"',
  )
})

test('each page says that no lawyer has reviewed its template', () => {
  for (const { paper } of papersFor(factsOf('DE', 'corporation', 0)).made) {
    expect(paper.closing.at(-1)).toMatch(/^Template \d\. Not reviewed by a lawyer\.$/)
  }
  expect(new Set(TEMPLATES.map(({ kind }) => kind)).size).toBe(TEMPLATES.length)
})

test.each([
  ['Arabic', 'محمد أحمد', 'محمد'],
  ['Hebrew', 'שלום', 'שלום'],
  ['cuneiform', 'Ada 𒀀', '𒀀'],
])(
  'letters that would not be drawn right are refused with a reason: %s',
  async (_what, name, why) => {
    expect(await unprintable([name])).toContain(why)
  },
)

test('letters of all scripts that are drawn right are printed', async () => {
  expect(await unprintable([...PEOPLE])).toBeNull()
})
