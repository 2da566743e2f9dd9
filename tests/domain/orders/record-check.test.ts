import { describe, expect, test } from 'vitest'
import {
  checkText,
  NO_RECORDS,
  type Records,
  recordCheck,
  recordsInput,
} from '@/src/domain/orders/desk/record-check'

const MADE = { name: 'Harbor Light, LLC', address: '1 Main St., Cheyenne, WY 82001' }
const check = (records: Partial<Records>, made = MADE) =>
  recordCheck(made, { ...NO_RECORDS, ...records })

describe('the names and addresses of a company', () => {
  test('are compared once a paper of the state or the IRS names it', () => {
    expect(check({})).toEqual({ compared: [], differences: [] })
    expect(check({ articlesAddress: MADE.address }).compared).toEqual([])
    expect(check({ articlesName: MADE.name }).compared).toEqual(['articles', 'documents we made'])
    expect(check({ einLetterName: 'HARBOR LIGHT LLC' })).toEqual({
      compared: ['EIN letter', 'documents we made'],
      differences: [],
    })
    expect(check({ articlesName: MADE.name, einLetterName: ' ' }).compared).toEqual([
      'articles',
      'documents we made',
    ])
  })

  test.each([
    ['the same letters', { articlesName: 'Harbor Light, LLC' }, 0],
    ['other spaces', { articlesName: '  Harbor  Light, LLC ' }, 0],
    ['composed letters', { articlesName: 'Harbor Light, LLC'.normalize('NFD') }, 0],
    ['a missing comma', { articlesName: 'Harbor Light LLC' }, 1],
    ['capitals', { articlesName: 'HARBOR LIGHT, LLC' }, 1],
    ['an EIN letter in capitals without marks', { einLetterName: 'HARBOR LIGHT LLC' }, 0],
    ['an EIN letter with another word', { einLetterName: 'HARBOUR LIGHT LLC' }, 1],
    ['an EIN letter in which words run together', { einLetterName: 'HARBORLIGHT LLC' }, 1],
    [
      'another street',
      { articlesName: MADE.name, articlesAddress: '2 Main St., Cheyenne, WY 82001' },
      1,
    ],
    [
      'an EIN letter’s address',
      { einLetterName: 'x', einLetterAddress: '1 MAIN ST CHEYENNE WY 82001' },
      1,
    ],
  ])('with %s', (_, records, differences) => {
    expect(check(records).differences).toHaveLength(differences)
  })

  test('keep the marks that the IRS prints', () => {
    const made = { ...MADE, name: 'A-B & C, LLC' }
    expect(check({ einLetterName: 'A-B & C LLC' }, made).differences).toEqual([])
    expect(check({ einLetterName: 'AB C LLC' }, made).differences).toHaveLength(1)
    expect(check({ einLetterName: '“A-B”  & C LLC' }, made).differences).toEqual([])
  })

  test('that differ are said with their papers', () => {
    const { differences } = check({
      articlesName: 'Harbor Light LLC',
      articlesAddress: '2 Main St., Cheyenne, WY 82001',
      einLetterAddress: '2 MAIN ST CHEYENNE WY 82001',
    })
    expect(differences).toEqual([
      {
        about: 'name',
        text: 'The name differs: “Harbor Light LLC” in the articles, “Harbor Light, LLC” in the documents we made.',
      },
      {
        about: 'address',
        text: 'The address differs: “2 Main St., Cheyenne, WY 82001” in the articles, “1 Main St., Cheyenne, WY 82001” in the documents we made.',
      },
    ])
  })
})

test('what was compared is told to the customer', () => {
  const compared = ['articles', 'EIN letter', 'documents we made']
  expect(checkText({ compared: ['articles'], differences: [] })).toBe(
    'Checked once your articles and your EIN letter are here.',
  )
  expect(checkText({ compared: compared.slice(1), differences: [] })).toBe(
    'Name and address are the same in the EIN letter and documents we made.',
  )
  expect(checkText({ compared, differences: [] })).toBe(
    'Name and address are the same in the articles, EIN letter, and documents we made.',
  )
  expect(checkText({ compared, differences: [{ about: 'name', text: '' }] })).toBe(
    'Banks compare these documents letter for letter. Write to us, and we correct what is ours.',
  )
})

test('what staff read off the papers is bounded', () => {
  expect(recordsInput.parse({ ...NO_RECORDS, articlesName: ' Harbor ' }).articlesName).toBe(
    'Harbor',
  )
  for (const [name, most] of Object.entries({
    articlesName: 200,
    articlesAddress: 300,
    einLetterName: 200,
    einLetterAddress: 300,
  })) {
    expect(recordsInput.safeParse({ ...NO_RECORDS, [name]: 'a'.repeat(most) }).success).toBe(true)
    expect(recordsInput.safeParse({ ...NO_RECORDS, [name]: 'a'.repeat(most + 1) }).success).toBe(
      false,
    )
  }
})
