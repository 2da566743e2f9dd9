import fc from 'fast-check'
import { expect, test } from 'vitest'

import { companyDuties } from '@/src/domain/compliance/company-duties'
import type { CompanyFacts } from '@/src/domain/compliance/company-facts'
import {
  dutyOfKey,
  keptKey,
  reconcilePlan,
  type WrittenTask,
} from '@/src/domain/compliance/reconcile-plan'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { companyIn, factsOf, STATE_CODES, withFact } from '@/tests/support/orders/companies'

const ORDER = '11111111-2222-4333-8444-555555555555'

/** Does what a plan says to a list of tasks, as the database would. */
function applyPlan(tasks: readonly WrittenTask[], facts: CompanyFacts | null, today: string) {
  const duties = facts ? companyDuties(facts, today) : []
  const { create, update, complete, remove } = reconcilePlan(ORDER, duties, tasks, today)
  const changed = tasks
    .filter(({ id }) => !remove.includes(id))
    .map((task) => {
      const to = update.find(({ id }) => id === task.id)?.task
      const isCompleted = task.isCompleted || complete.includes(task.id)
      return to ? { ...task, ...to, isCompleted } : { ...task, isCompleted }
    })
  const created = create.map(({ key, task }) => ({
    ...task,
    id: key,
    key,
    isCompleted: false,
    isHandled: false,
  }))
  return { tasks: [...changed, ...created], created, count: create.length + update.length }
}

const titles = (facts: CompanyFacts, today = facts.formedOn) =>
  applyPlan([], facts, today).created.map(({ due, title }) => `${due} ${title}`)

const dueOf = (tasks: readonly WrittenTask[], duty: string) =>
  tasks.filter(({ key }) => dutyOfKey(key) === duty).map(({ due }) => due)

const state = fc.constantFrom(...STATE_CODES)
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const facts = fc
  .record({
    code: state,
    formedOn: day,
    hasEin: fc.boolean(),
    type: fc.constantFrom('llc' as const, 'corporation' as const),
    fiscalYearEnd: fc.constantFrom('12-31', '06-30', '02-29'),
    owners: fc.option(
      fc.record({
        owners: fc.integer({ min: 1, max: 3 }),
        isForeign: fc.boolean(),
        isCompany: fc.boolean(),
      }),
    ),
  })
  .map(({ code, formedOn, owners, ...about }) =>
    companyIn(code, formedOn, { ...about, ownership: owners }),
  )
const laterDays = fc.integer({ min: 0, max: 2500 })

const later = (from: string, days: number) => isoDate(addDays(parseDate(from), days))

test('what a plan writes lies ahead, once for each period, in every state and at any time', () => {
  fc.assert(
    fc.property(facts, laterDays, (company, days) => {
      const today = later(company.formedOn, days)
      const { created } = applyPlan([], company, today)
      for (const { due, opens } of created) {
        expect(due > today).toBe(true)
        expect(opens === null || opens <= due).toBe(true)
      }
      const keys = created.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test('of each duty a plan writes the next deadline, and besides it only what is due within 60 days after', () => {
  fc.assert(
    fc.property(facts, laterDays, (company, days) => {
      const today = later(company.formedOn, days)
      const { created } = applyPlan([], company, today)
      for (const { duty, tasks } of companyDuties(company, today)) {
        const ahead = tasks.map(({ due }) => due).filter((due) => due > today)
        const [first, ...others] = dueOf(created, duty)
        expect(first).toBe(ahead[0])
        for (const due of others) expect(first && due <= later(first, 60)).toBe(true)
      }
    }),
  )
})

test('planning again on the same day changes nothing', () => {
  fc.assert(
    fc.property(facts, laterDays, (company, days) => {
      const today = later(company.formedOn, days)
      const first = applyPlan([], company, today)
      expect(applyPlan(first.tasks, company, today).count).toBe(0)
    }),
  )
})

test('day after day every period is written once, and none is left out', () => {
  fc.assert(
    fc.property(
      facts,
      fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 60 }), // the plan runs daily, or is down
      (company, waits) => {
        let today = company.formedOn
        let tasks: WrittenTask[] = applyPlan([], company, today).tasks
        for (const wait of waits) {
          today = later(today, wait)
          tasks = applyPlan(tasks, company, today).tasks
        }
        const keys = tasks.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        const reports =
          companyDuties(company, today).find(({ duty }) => duty === 'report')?.tasks ?? []
        const begun = reports.filter(({ due }) => due > company.formedOn && due <= today)
        expect(dueOf(tasks, 'report')).toEqual(expect.arrayContaining(begun.map(({ due }) => due)))
      },
    ),
    { numRuns: 40 },
  )
})

/** A corporation whose first report, within 90 days, may come close before the yearly one. */
const reportingSoon = (formedOn: string) =>
  withFact(companyIn('GA', formedOn, { type: 'corporation' }), 'report', {
    due: {
      type: 'fixed_date',
      due: '04-01',
      every_years: 1,
      first: 'within_90_days_of_formation',
    },
  })

test('a second period that follows close behind is written along with the first', () => {
  const company = reportingSoon('2018-12-31')
  const { tasks } = applyPlan([], company, company.formedOn)

  expect(dueOf(tasks, 'report')).toEqual(['2019-03-31', '2019-04-01'])
})

test.each([
  ['2070-11-02', ['2071-01-31', '2071-04-01']], // 60 days apart
  ['2070-11-01', ['2071-01-30']], // 61 days
])('a corporation formed on %s is first told of %j', (formedOn, due) => {
  const company = reportingSoon(formedOn)
  const { tasks } = applyPlan([], company, formedOn)

  expect(dueOf(tasks, 'report')).toEqual(due)
})

test('a corrected day of formation moves what is open and computed, to what it would have been', () => {
  fc.assert(
    fc.property(state, day, fc.integer({ min: -400, max: 400 }), (code, formedOn, moved) => {
      const right = later(formedOn, moved)
      const today = later(moved > 0 ? right : formedOn, 1)
      const before = applyPlan([], companyIn(code, formedOn), today)
      const after = applyPlan(before.tasks, companyIn(code, right), today)
      const fresh = applyPlan([], companyIn(code, right), today)
      expect(dueOf(after.tasks, 'report')).toEqual(
        expect.arrayContaining(dueOf(fresh.tasks, 'report')),
      )
      const valid = companyDuties(companyIn(code, right), today).flatMap(({ tasks }) =>
        tasks.map(({ due, duty }) => `${duty} ${due}`),
      )
      for (const { key, due } of after.tasks) expect(valid).toContain(`${dutyOfKey(key)} ${due}`)
    }),
  )
})

test('what staff changed, what is done and what is being done stays as it is', () => {
  const company = companyIn('FL', '2026-11-21')
  const [report, ...others] = applyPlan([], company, '2026-11-21').tasks
  if (!report) throw new Error('Nothing was planned')
  const kept = { ...report, key: keptKey(report.key), due: '2027-04-20', title: 'As agreed' }
  const done = others.map((task) => ({ ...task, isCompleted: true }))

  const after = applyPlan([kept, ...done], companyIn('FL', '2026-10-01'), '2026-11-21').tasks

  expect(after).toEqual(expect.arrayContaining([kept, ...done]))
  expect(dueOf(after, 'report')).toEqual(['2027-04-20'])
})

test('the following period is written once the one before is done or past', () => {
  const company = companyIn('FL', '2026-11-21')
  const tasks = applyPlan([], company, '2026-11-21').tasks
  expect(dueOf(tasks, 'report')).toEqual(['2027-05-01'])

  const done = tasks.map((task) => ({ ...task, isCompleted: true }))
  expect(dueOf(applyPlan(done, company, '2027-02-01').tasks, 'report')).toEqual([
    '2027-05-01',
    '2028-05-01',
  ])
  expect(dueOf(applyPlan(tasks, company, '2027-05-02').tasks, 'report')).toEqual([
    '2027-05-01',
    '2028-05-01',
  ])
})

test('a day of formation that is taken back takes its open tasks along', () => {
  const tasks = applyPlan([], companyIn('FL', '2026-11-21'), '2026-11-21').tasks

  expect(applyPlan(tasks, null, '2026-11-22').tasks).toEqual([])
})

test('an agent that was renewed is done until the new day', () => {
  const until = (paidUntil: string) =>
    companyIn('WY', '2026-11-21', { agent: { by: 'us', monthly: false, paidUntil } })
  const tasks = applyPlan([], until('2027-11-20'), '2026-11-21').tasks

  const after = applyPlan(tasks, until('2028-11-20'), '2027-11-10').tasks

  const agents = after.filter(({ key }) => dutyOfKey(key) === 'registered-agent')
  expect(agents.map(({ due, isCompleted }) => [due, isCompleted])).toEqual([
    ['2027-11-20', true],
    ['2028-11-20', false],
  ])
})

test('an agent by the month has invoices instead of a deadline', () => {
  const company = companyIn('WY', '2026-11-21', {
    agent: { by: 'us', monthly: true, paidUntil: null },
  })

  expect(titles(company).some((title) => title.includes('agent'))).toBe(false)
})

test('a company in Wyoming of one American', () => {
  expect(titles(companyIn('WY', '2026-11-21'))).toEqual([
    '2027-11-01 File the Annual Report License Tax with Wyoming',
    '2027-11-21 Renew the registered agent in Wyoming',
    '2027-04-15 Report the company’s profit on your own tax return',
  ])
})

test('a company in California owes its tax by the 15th of the fourth month, then each April', () => {
  const tax = companyDuties(companyIn('CA', '2026-06-18'), '2026-06-18').find(
    ({ duty }) => duty === 'tax',
  )

  expect(tax?.tasks.slice(0, 3).map(({ due }) => due)).toEqual([
    '2026-09-15',
    '2027-04-15',
    '2028-04-15',
  ])
})

test.each([
  ['NY', '2027-03-21', 'Publish the formation in two newspapers'],
  ['AZ', '2027-01-20', 'Publish the formation in a newspaper'],
  ['AK', '2027-05-21', 'File the initial report with Alaska'],
  ['WA', '2027-03-21', 'File the initial report with Washington'],
])('%s wants something once, by %s', (code, due, title) => {
  expect(titles(companyIn(code, '2026-11-21'))).toContain(`${due} ${title}`)
})

test.each([
  [{ owners: 1, isForeign: true, isCompany: false }, 'Form 5472', '2027-04-15'],
  [{ owners: 1, isForeign: true, isCompany: true }, 'Form 5472', '2027-04-15'],
  [{ owners: 1, isForeign: false, isCompany: true }, 'its owner’s tax return', '2027-04-15'],
  [{ owners: 2, isForeign: true, isCompany: false }, 'Form 1065', '2027-03-15'],
  [null, 'Find out which', '2027-03-15'],
] as const)('owned by %o, the federal return is %s', (ownership, words, due) => {
  const found = titles(companyIn('WY', '2026-11-21', { ownership }))

  expect(found.find((title) => title.includes(words))).toMatch(new RegExp(`^${due}`))
})

test('without an EIN there is a task for it, whose day stays once it is written', () => {
  const company = companyIn('WY', '2026-11-21', { hasEin: false })
  const tasks = applyPlan([], company, '2027-01-05').tasks
  expect(dueOf(tasks, 'ein')).toEqual(['2027-01-20'])

  expect(dueOf(applyPlan(tasks, company, '2027-03-01').tasks, 'ein')).toEqual(['2027-01-20'])
})

test('nobody is asked for a report of beneficial owners', () => {
  for (const code of STATE_CODES) {
    const words = companyDuties(companyIn(code, '2026-11-21'), '2026-11-21')
      .flatMap(({ tasks }) => tasks.map(({ title, description }) => `${title} ${description}`))
      .join(' ')
    expect(words).not.toMatch(/beneficial|BOI|FinCEN/i)
  }
})

test('every task says why, and whoever made its rule can be looked up', () => {
  for (const code of STATE_CODES) {
    for (const { tasks } of companyDuties(companyIn(code, '2026-11-21'), '2026-11-21')) {
      for (const { kind, description, source, title } of tasks) {
        expect(description.length, title).toBeGreaterThan(30)
        expect(title.length).toBeLessThanOrEqual(200)
        if (source) expect(() => new URL(source)).not.toThrow()
        else if (kind !== 'registered_agent')
          expect(description).toMatch(/This is what usually holds/)
        if (kind === 'report') expect(description).toMatch(/information as of \w+ \d+, 20\d\d/)
      }
    }
  }
})

test('every tax of the dataset that is not collected with the report has its day', () => {
  for (const { key, due, paidWith } of STATE_CODES.flatMap(factsOf)) {
    if (!/^(tax|licence)/.test(key)) continue
    expect(due.type === 'none', `${key} ${paidWith}`).toBe(paidWith !== undefined)
  }
})

test('a tax for the year of the formation and that for the next may fall due in one year', () => {
  const formedOn = '2026-10-01'
  const { tasks } = applyPlan([], companyIn('CA', formedOn), formedOn)
  const next = applyPlan(
    tasks.map((task) => ({ ...task, isCompleted: true })),
    companyIn('CA', formedOn),
    formedOn,
  )

  expect(dueOf(tasks, 'tax')).toEqual(['2027-01-15'])
  expect(dueOf(next.created, 'tax')).toEqual(['2027-04-15'])
})
