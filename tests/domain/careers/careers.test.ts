import { describe, expect, test } from 'vitest'

import { applicationInput, problemText } from '@/src/domain/careers/application-input'
import {
  cvFileName,
  cvFileRefusal,
  cvSizeRefusal,
  holdsMacros,
} from '@/src/domain/careers/cv-rules'
import { isOpenOn, payText, placeText } from '@/src/domain/careers/opening-view'
import { questionsOf, readAnswers } from '@/src/domain/careers/questions'
import { deleteAfterOf, monthsText } from '@/src/domain/careers/retention'

const at = (iso: string) => new Date(iso)
const NONE = { publishedAt: null, closesAt: null }

describe('an opening', () => {
  test('is open from its first day through the whole of its last one', () => {
    const days = { publishedAt: '2026-11-20T12:00:00Z', closesAt: '2026-11-24T12:00:00Z' }
    expect(isOpenOn(days, '2026-11-19')).toBe(false)
    expect(isOpenOn(days, '2026-11-20')).toBe(true)
    expect(isOpenOn(days, '2026-11-24')).toBe(true)
    expect(isOpenOn(days, '2026-11-25')).toBe(false)
    expect(isOpenOn(NONE, '2026-11-25')).toBe(true)
  })

  test.each([
    [52_000, 64_000, 'USD', 'year', '$52,000 to $64,000 a year'],
    [40, null, 'GBP', 'hour', '£40 an hour'],
    [5000, 5000, 'EUR', 'month', '€5,000 a month'],
    [18.5, null, 'USD', 'hour', '$18.50 an hour'],
    [null, null, 'USD', 'year', null],
  ] as const)('pays %s to %s %s a %s', (salaryFrom, salaryTo, salaryCurrency, period, words) => {
    const pay = { salaryFrom, salaryTo, salaryCurrency, salaryPeriod: period }
    expect(payText(pay)).toBe(words)
  })

  test('is somewhere, or anywhere', () => {
    const place = { location: 'Sheridan, WY', remote: false, countries: [] }
    expect(placeText(place)).toBe('Sheridan, WY')
    expect(placeText({ ...place, remote: true })).toBe('Sheridan, WY, or remote')
    expect(placeText({ location: null, remote: true, countries: ['US', 'CA'] })).toBe(
      'Remote (United States, Canada)',
    )
    expect(placeText({ ...place, location: null })).toBe('')
  })
})

describe('answers', () => {
  const questions = questionsOf([
    { id: 'a', label: 'How many?', kind: 'line', required: true },
    { id: 'b', label: 'May you?', kind: 'yes_no' },
    { id: 'c', label: 'Which?', kind: 'choice', choices: ['One', 'Two'] },
    { id: 'd', label: 'Why?', kind: 'text', required: null, choices: null },
    { id: null, label: 'Never asked', kind: 'line' },
  ])

  test('are kept with what was asked', () => {
    const sent = { 'answer.a': ' 40 ', 'answer.b': 'Yes', 'answer.c': 'Two', 'answer.z': 'x' }
    expect(readAnswers(questions, sent)).toEqual({
      answers: [
        { question: 'How many?', answer: '40' },
        { question: 'May you?', answer: 'Yes' },
        { question: 'Which?', answer: 'Two' },
      ],
      problems: {},
    })
  })

  test('are refused with words for each', () => {
    const sent = { 'answer.b': 'Maybe', 'answer.c': 'Three', 'answer.d': 'x'.repeat(5001) }
    expect(readAnswers(questions, sent).problems).toEqual({
      'answer.a': 'Answer this question',
      'answer.b': 'Choose one of the list',
      'answer.c': 'Choose one of the list',
      'answer.d': 'Use at most 5,000 characters',
    })
  })
})

describe('a CV', () => {
  test('is refused by size and by name before it travels', () => {
    expect(cvFileRefusal(null)).toBe('no_cv')
    expect(cvFileRefusal({ name: '', size: 0 })).toBe('no_cv')
    expect(cvFileRefusal({ name: 'cv.pdf', size: 0 })).toBe('empty_cv')
    expect(cvFileRefusal({ name: 'cv.PDF', size: 10 * 1024 * 1024 })).toBeNull()
    expect(cvFileRefusal({ name: 'cv.docm', size: 1 })).toBe('cv_wrong_type')
    expect(cvSizeRefusal(10 * 1024 * 1024 + 1)).toBe('cv_too_large')
  })

  test('holds nothing that acts by itself', () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    expect(holdsMacros('PK word/vbaProject.bin', word)).toBe(true)
    expect(holdsMacros('PK word/document.xml', word)).toBe(false)
    expect(holdsMacros('%PDF /OpenAction << /S /JavaScript', 'application/pdf')).toBe(true)
    expect(holdsMacros('%PDF vbaProject', 'application/pdf')).toBe(false)
  })

  test('is stored under a plain name', () => {
    expect(cvFileName('Zoë O’Neil', 'application/pdf', '1a2b')).toBe('zoe-o-neil-cv-1a2b.pdf')
    expect(cvFileName('王小明', 'application/pdf', '1a2b')).toBe('applicant-cv-1a2b.pdf')
  })
})

test('an application is kept for whole months', () => {
  const until = (iso: string, months: number) => deleteAfterOf(at(iso), months).toISOString()
  expect(until('2026-11-22T10:00:00Z', 6)).toBe('2027-05-22T10:00:00.000Z')
  expect(until('2026-08-31T10:00:00Z', 6)).toBe('2027-02-28T10:00:00.000Z')
  expect(until('2026-12-31T10:00:00Z', 1)).toBe('2027-01-31T10:00:00.000Z')
  expect([monthsText(1), monthsText(6)]).toEqual(['1 month', '6 months'])
})

test('who applies is told what is missing', () => {
  const known = { name: 'Ana', email: ' ANA@Example.com ', consent: 'on' }
  expect(applicationInput.parse(known)).toEqual({
    name: 'Ana',
    email: 'ana@example.com',
    phone: '',
    coverLetter: '',
    consent: true,
  })
  expect(applicationInput.safeParse({ ...known, consent: undefined }).success).toBe(false)
  expect(applicationInput.safeParse({ ...known, name: '  ' }).success).toBe(false)
  expect(applicationInput.safeParse({ ...known, phone: '<b>' }).success).toBe(false)
})

test('a refusal without script has words for each code', () => {
  expect(problemText('cv_macros')).toContain('macros')
  expect(problemText('toString')).toBe('Something went wrong on our side. Please try again.')
})
