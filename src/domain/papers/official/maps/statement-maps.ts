import {
  blanks,
  box,
  boxes,
  EMPTY,
  type FormMap,
  type MappedField,
  page,
  says,
  span,
  text,
} from '@/src/domain/papers/official/maps/field-map'

const p1 = page(1)
const f1 = (no: number) => p1(`f1_${no}[0]`)

const MATTER_LINES = ['3a', '3b', '3c', '3d'] as const

const matterRow = (row: number): MappedField[] =>
  MATTER_LINES.map((line, column) =>
    text(line, p1(`Table_Line3[0].BodyRow${row}[0].f1_${20 + 4 * (row - 1) + column}[0]`)),
  )

export const FORM_8821_MAP: FormMap = {
  key: '8821',
  form: '8821',
  revision: 'January 2021',
  fields: [
    text(
      '1',
      f1(6),
      says(
        'legalName',
        'mailingStreet',
        'mailingCity',
        'mailingRegion',
        'mailingPostalCode',
        'mailingCountry',
      ),
    ),
    text('1 TIN', f1(7), says('ein')),
    text('1 phone', f1(8), says('phone')),
    ...blanks('2a', [f1(10), f1(15)]),
    ...blanks('2 CAF', [f1(11)]),
    ...blanks('2 PTIN', [f1(12)]),
    ...blanks('2 tel', [f1(13)]),
    ...blanks('2 fax', [f1(14)]),
    box('2 copies', p1('c1_2[0]')),
    box('2 copies', p1('c1_6[0]')),
    ...[1, 2, 3].flatMap(matterRow),
    box('5', p1('c1_12[0]')),
    ...blanks('6 name', [f1(32)]),
  ],
}

export const FORM_8822_B_MAP: FormMap = {
  key: '8822-b',
  form: '8822-B',
  revision: 'December 2019',
  fields: [
    box('box', p1('c1_1[0]')),
    box('1', p1('c1_2[0]'), () => true),
    box('2', p1('c1_3[0]')),
    box('3', p1('c1_4[0]')),
    text('4a', p1('Line4aReadOrder[0].f1_1[0]'), says('legalName')),
    text('4b', p1('Line4bReadOrder[0].f1_2[0]'), says('ein')),
    ...blanks('5', span(3, 6, f1)),
    ...blanks('6', span(7, 10, f1)),
    ...blanks('7', span(11, 14, f1)),
    ...blanks('8', [f1(15)]),
    ...blanks('9', [f1(16)]),
    text('phone', f1(17), says('phone')),
    text('title', f1(18), says('partyTitle')),
  ],
}

const w9 = (name: string) => p1(`Boxes3a-b_ReadOrder[0].${name}`)

/** Numbers are written in parts: 3-2-4 of an SSN, 2-7 of an EIN. */
const W9_PARTS = [3, 2, 4, 2, 7] as const

export const W_9_MAP: FormMap = {
  key: 'w-9',
  form: 'W-9',
  revision: 'March 2024',
  fields: [
    ...blanks('1', [p1('f1_01[0]')]),
    ...blanks('2', [p1('f1_02[0]')]),
    ...boxes('3a', w9('c1_1'), [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]),
    text('3a LLC', w9('f1_03[0]'), EMPTY, 1),
    box('3b', w9('c1_2[0]')),
    ...blanks('4', [p1('f1_05[0]'), p1('f1_06[0]')]),
    ...blanks('5', [p1('Address_ReadOrder[0].f1_07[0]')]),
    ...blanks('6', [p1('Address_ReadOrder[0].f1_08[0]')]),
    ...blanks('7', [f1(10)]),
    ...W9_PARTS.map((max, index) => text('I', f1(11 + index), EMPTY, max)),
  ],
}

const w8 = (no: number) => p1(`f_${no}[0]`)

/** Fields of the October 2021 form, by their places in it. */
export const W_8BEN_MAP: FormMap = {
  key: 'w-8ben',
  form: 'W-8BEN',
  revision: 'October 2021',
  fields: [
    ...blanks('1', [w8(1)]),
    ...blanks('2', [w8(2)]),
    ...blanks('3', span(3, 5, w8)),
    ...blanks('4', span(6, 8, w8)),
    ...blanks('5', [w8(9)]),
    ...blanks('6a', [w8(10)]),
    box('6b', p1('c1_01[0]')),
    ...blanks('7', [w8(11)]),
    ...blanks('8', [w8(12)]),
    ...blanks('9', [w8(13)]),
    ...blanks('10', span(14, 18, w8)),
    box('III cap', p1('c1_02[0]')),
    { line: 'III', name: w8(20), kind: 'signature', entry: EMPTY },
    ...blanks('III', [p1('Date[0]'), w8(21)]),
  ],
}
