import {
  blanks,
  box,
  boxes,
  cityLine,
  day,
  EMPTY,
  type FormAnswers,
  type FormMap,
  f1,
  type MappedField,
  p1,
  p2,
  p3,
  sayFirst,
  says,
  span,
  text,
  usDay,
  when,
} from '@/src/domain/papers/official/maps/field-map'
import { SS_4_MAP } from '@/src/domain/papers/official/maps/ss-4-map'
import { W_7_MAP } from '@/src/domain/papers/official/maps/w-7-map'

const OWNER_ROWS = [1, 2, 3, 4, 5, 6, 7]

/**
 * The owners for whom the table has no row: each has to consent, on another sheet. Only the names of the
 * answers are read where there are no more owners than rows, so that what was signed stays true.
 */
const moreOwners = ({ words }: FormAnswers) =>
  Object.keys(words).flatMap((name) => {
    const [, no] = /^owner(\d+)$/.exec(name) ?? []
    if (Number(no ?? 0) <= OWNER_ROWS.length) return []
    const parts = [words[name], words[`${name}Share`], usDay(words[`${name}Since`] ?? '')]
    return [{ line: 'J', value: parts.filter(Boolean).join(', ') }]
  })

/** The table of owners: seven rows, of which each column has its line. */
const OWNER_COLUMNS = ['J', 'K', 'K', 'L', 'L', 'M', 'N'] as const

const ownerRow = (row: number): MappedField[] =>
  OWNER_COLUMNS.map((line, column) => {
    const no = String(3 + 7 * (row - 1) + column).padStart(2, '0')
    const name = p2(`Table_Part1[0].Row${row}[0].f2_${no}[0]`)
    if (column === 0) return text(line, name, says(`owner${row}`))
    if (column === 4) return text(line, name, day(`owner${row}Since`))
    return text(line, name, column === 3 ? says(`owner${row}Share`) : EMPTY)
  })

/** Fields of the December 2017 form, by a public list that was read from the file. */
const FORM_2553_MAP: FormMap = {
  key: '2553',
  form: '2553',
  revision: 'December 2017',
  fields: [
    text('name', p1('NameAddress[0].f1_01[0]'), says('legalName')),
    text('street', p1('NameAddress[0].f1_02[0]'), sayFirst('physicalStreet', 'mailingStreet')),
    text(
      'city',
      p1('NameAddress[0].f1_03[0]'),
      (answers) => cityLine('physical')(answers) || cityLine('mailing')(answers),
    ),
    text('A', p1('f1_04[0]'), says('ein')),
    text('B', p1('f1_05[0]'), day('formedOn')),
    text('C', p1('f1_06[0]'), says('stateName')),
    text('E', p1('f1_07[0]'), day('effectiveOn')),
    box('F', p1('c1_3[0]'), when('closingMonth', '12')),
    text('H', p1('f1_10[0]'), says('officer')),
    text('H', p1('f1_11[0]'), says('phone')),
    text('sign', p1('f1_21[0]')),
    text('p2 head', p2('f2_01[0]'), says('legalName')),
    text('p2 head', p2('f2_02[0]'), says('ein')),
    ...OWNER_ROWS.flatMap(ownerRow),
  ],
  beyond: moreOwners,
}

/** Fields of the December 2013 form. Its first page is a notice; the form begins on the second. */
const FORM_8832_MAP: FormMap = {
  key: '8832',
  form: '8832',
  revision: 'December 2013',
  fields: [
    text('name', p1('p1-t1[0]'), says('legalName')),
    text('EIN', p1('p1-t2[0]'), says('ein')),
    text('street', p1('p1-t4[0]'), says('mailingStreet')),
    text('city', p1('p1-t5[0]'), cityLine('mailing')),
    box('check', p1('c1_01_0_[0]')),
    box('check', p1('c1_06_0_[0]')),
    box('check', p1('c1_07[0]')),
    ...boxes('1', p1('c1_02_0_'), [EMPTY, EMPTY]),
    ...boxes('2a', p1('c1_03_0_'), [EMPTY, EMPTY]),
    ...boxes('2b', p1('c1_04_0_'), [EMPTY, EMPTY]),
    ...boxes('3', p1('c1_05_0_'), [when('owners', 'several'), when('owners', 'one')]),
    text('4a', p1('p1-t6[0]'), says('soleOwner')),
    ...blanks('4b', [p1('p1-t7[0]')]),
    ...blanks('5', [p1('p1-t8[0]'), p1('p1-t9[0]')]),
    ...boxes('6', p2('c2_01_0_'), [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]),
    ...blanks('7', [p2('p2-t1[0]')]),
    ...blanks('8', [p2('p2-t2[0]')]),
    text('9', p2('p2-t5[0]'), says('partyName', 'partyTitle')),
    text('10', p2('p2-t7[0]'), says('phone')),
    ...blanks('sign', [p2('Pg2Table[0].BodyRow1[0].p2-t9[0]')]),
    ...blanks(
      '11',
      span(1, 9, (no) => p3(`f3_00${no}[0]`)),
    ),
  ],
}

/** The fields of this form carry their printed labels as names. */
const FORM_15620_MAP: FormMap = {
  key: '15620',
  form: '15620',
  revision: 'April 2025',
  fields: [
    ...blanks('1', [
      "Taxpayer's name",
      "Taxpayer's TIN",
      'Address (number and street)',
      'City',
      'State or province',
      'ZIP or postal code',
    ]),
    ...blanks('2', [
      '2. The property which is the subject of this election is (describe property and quantity below)',
    ]),
    ...blanks('3', ['3. The date the property was transferred']),
    ...blanks('4', [
      '4. Taxable year for which the election is being made (taxable year that includes the date the property was transferred as reported in Box 3)',
    ]),
    ...blanks('5', [
      '5. The property is subject to the following restrictions (describe applicable restrictions below)',
    ]),
    ...blanks('6', [
      'a. Value per item',
      'b. Quantity',
      '6. The total fair market value of the property at the time of transfer is',
    ]),
    ...blanks('7', [
      'a. Price paid per item',
      'b. Quantity_2',
      '7. For the property transferred, the taxpayer paid a total of',
    ]),
  ],
}

const head = (no: number) => p1(`Pg1Header[0].f1_${no}[0]`)
const f2 = (no: number) => p2(`f2_${no}[0]`)

const isAlone = when('owners', 'one')

/** Fields of the December 2023 form, by the one of five public lists that follows the official lines. */
const FORM_5472_MAP: FormMap = {
  key: '5472',
  form: '5472',
  revision: 'December 2023',
  fields: [
    ...blanks('head', span(1, 4, head)),
    text('1a', p1('Line1a[0].f1_5[0]'), says('legalName')),
    text('1a', p1('Line1a[0].f1_6[0]'), says('mailingStreet')),
    text('1a', p1('Line1a[0].f1_7[0]'), cityLine('mailing')),
    text('1b', f1(8), says('ein')),
    text('1c', f1(9)),
    text('1d', f1(10), says('product')),
    text('1e', f1(11)),
    text('1f', p1('Line1f_ReadOrder[0].f1_12[0]')),
    text('1g', f1(13)),
    text('1h', f1(14)),
    box('1j', p1('Line1j_ReadOrder[0].c1_2[0]')),
    text('1k', f1(15), () => '0'),
    text('1l-1o', f1(16), () => 'United States'),
    text('1l-1o', f1(17), day('formedOn')),
    ...blanks('1l-1o', [f1(18), f1(19)]),
    box('2', p1('c1_3[0]'), when('soleOwnerUsPerson', 'no')),
    box(
      '3',
      p1('c1_4[0]'),
      (answers) => isAlone(answers) === true && when('soleOwnerUsPerson', 'no')(answers),
    ),
    text('4a', f1(20), says('soleOwner', 'soleOwnerAddress')),
    ...blanks('4b(1)', [f1(21)]),
    ...blanks('4b(2)', [f1(22)]),
    ...blanks('4b(3)', [f1(23)]),
    ...blanks('4c-4e', span(24, 26, f1)),
    box('8a-8g', p2('c2_1[0]'), when('soleOwnerUsPerson', 'no')),
    text('8a-8g', f2(1), says('soleOwner', 'soleOwnerAddress')),
    ...blanks('8a-8g', span(2, 8, f2)),
    ...blanks('9-21, 22', span(9, 24, f2)),
    ...blanks('23-35, 36', span(25, 40, f2)),
    box('V', p2('PartV[0].c2_6[0]')),
  ],
}

/** The pro forma 1120 beside it: name, address and number, and nothing of its income. */
const FORM_1120_MAP: FormMap = {
  key: '1120',
  form: '1120',
  revision: '2025',
  fields: [
    text('1120 name', p1('NameFieldsReadOrder[0].f1_4[0]'), says('legalName')),
    text('1120 name', p1('NameFieldsReadOrder[0].f1_5[0]'), says('mailingStreet')),
    text('1120 name', p1('NameFieldsReadOrder[0].f1_6[0]'), cityLine('mailing')),
    text('1120 B', f1(11), says('ein')),
    ...[6, 7, 8, 9].flatMap((no) => boxes('1120 E', p1(`c1_${no}`), [EMPTY])),
  ],
}

const MATTER_LINES = ['3a', '3b', '3c', '3d'] as const

const matterRow = (row: number): MappedField[] =>
  MATTER_LINES.map((line, column) =>
    text(line, p1(`Table_Line3[0].BodyRow${row}[0].f1_${20 + 4 * (row - 1) + column}[0]`)),
  )

const FORM_8821_MAP: FormMap = {
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

const FORM_8822_B_MAP: FormMap = {
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

const W_9_MAP: FormMap = {
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
const W_8BEN_MAP: FormMap = {
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

/** Every official file whose fields we know by name. */
export const FORM_MAPS: readonly FormMap[] = [
  SS_4_MAP,
  W_7_MAP,
  FORM_2553_MAP,
  FORM_8832_MAP,
  FORM_8821_MAP,
  FORM_8822_B_MAP,
  FORM_15620_MAP,
  FORM_5472_MAP,
  FORM_1120_MAP,
  W_9_MAP,
  W_8BEN_MAP,
]

/** The files that a form consists of: one, but for the return that goes with another. */
export const filesOf = (form: string): readonly FormMap[] => {
  const keys = form === '5472' ? ['1120', '5472'] : [form]
  return keys.flatMap((key) => mapOf(key) ?? [])
}

export const mapOf = (key: string): FormMap | null =>
  FORM_MAPS.find((map) => map.key === key) ?? null
