import {
  blanks,
  box,
  boxes,
  cityLine,
  day,
  EMPTY,
  type FormMap,
  type MappedField,
  page,
  sayFirst,
  says,
  span,
  text,
  when,
} from '@/src/domain/papers/official/maps/field-map'

const [p1, p2, p3] = [page(1), page(2), page(3)]

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
export const FORM_2553_MAP: FormMap = {
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
    ...[1, 2, 3, 4, 5, 6, 7].flatMap(ownerRow),
  ],
}

/** Fields of the December 2013 form. Its first page is a notice; the form begins on the second. */
export const FORM_8832_MAP: FormMap = {
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
export const FORM_15620_MAP: FormMap = {
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
