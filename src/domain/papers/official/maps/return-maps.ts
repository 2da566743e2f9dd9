import {
  blanks,
  box,
  boxes,
  cityLine,
  day,
  EMPTY,
  type FormMap,
  page,
  says,
  span,
  text,
  when,
} from '@/src/domain/papers/official/maps/field-map'

const [p1, p2] = [page(1), page(2)]
const head = (no: number) => p1(`Pg1Header[0].f1_${no}[0]`)
const f1 = (no: number) => p1(`f1_${no}[0]`)
const f2 = (no: number) => p2(`f2_${no}[0]`)

const isAlone = when('owners', 'one')

/** Fields of the December 2023 form, by the one of five public lists that follows the official lines. */
export const FORM_5472_MAP: FormMap = {
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
export const FORM_1120_MAP: FormMap = {
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
