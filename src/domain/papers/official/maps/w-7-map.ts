import {
  box,
  boxes,
  cityLine,
  day,
  EMPTY,
  type Entry,
  type FormMap,
  f1,
  isCode,
  p1,
  says,
  span,
  text,
  usDay,
  when,
  word,
} from '@/src/domain/papers/official/maps/field-map'

/** Each part of a line that does not apply gets N/A: the instructions send blank ones back. */
const orNone =
  (...names: readonly string[]): Entry =>
  (answers) =>
    says(...names)(answers) || 'N/A'

const hasSecret =
  (name: string): Entry =>
  (answers) =>
    isCode(answers, name, 'given') ? null : 'N/A'

/** Line 3 is written out even when it is the address of line 2. */
const foreign =
  (part: (name: string) => Entry): Entry =>
  (answers) =>
    part(isCode(answers, 'sameForeign', 'yes') ? 'mailing' : 'foreign')(answers)

const entered: Entry = (answers) =>
  isCode(answers, 'enteredUs', 'no')
    ? 'Never entered the United States'
    : usDay(word(answers, 'entryDate'))

/** Fields of the December 2024 form, by a public list that its author checked in print. */
export const W_7_MAP: FormMap = {
  key: 'w-7',
  form: 'W-7',
  revision: 'December 2024',
  fields: [
    box('type', p1('c1_1[0]')),
    ...'abcdefgh'
      .split('')
      .map((letter, index) => box('reason', p1(`c1_${2 + index}[0]`), when('reason', letter))),
    text('d relation', p1('f1_01[0]'), says('relationship')),
    text('d/e name', p1('f1_02[0]'), says('relatedName')),
    text('d/e name', p1('f1_03[0]')),
    text('h text', p1('f1_04[0]'), says('reasonOther', 'exception')),
    text('a/f', p1('f1_05[0]'), says('treatyCountry')),
    text('a/f', p1('f1_06[0]'), says('treatyArticle')),
    text('1a', p1('f1_07[0]'), orNone('firstName')),
    text('1a', p1('f1_08[0]'), orNone('middleName')),
    text('1a', p1('f1_09[0]'), orNone('lastName')),
    text('1b', f1(10), orNone('birthFirstName')),
    text('1b', f1(11)),
    text('1b', f1(12), orNone('birthLastName')),
    text('2', f1(13), says('mailingStreet')),
    text('2', f1(14), cityLine('mailing')),
    text(
      '3',
      f1(15),
      foreign((name) => says(`${name}Street`)),
    ),
    text('3', f1(16), foreign(cityLine)),
    text('4', p1('Line4_ReadOrder[0].f1_17[0]')),
    text('4', f1(18), says('birthCountry')),
    text('4', f1(19), says('birthCity')),
    ...boxes('5', p1('c1_10'), [when('sex', 'male'), when('sex', 'female')]),
    text('6a', f1(20), (answers) =>
      [word(answers, 'citizenship'), word(answers, 'secondCitizenship')]
        .filter((one) => one !== '')
        .join('/'),
    ),
    text('6b', f1(21), hasSecret('foreignTaxId')),
    text('6c', f1(22), (answers) => (isCode(answers, 'hasVisa', 'no') ? 'N/A' : null)),
    box('6d', p1('c1_11[0]'), when('documentKind', 'passport')),
    text('6d', f1(23), says('documentOther')),
    text('6d data', p1('Issued_ReadOrder[0].f1_24[0]'), says('documentCountry')),
    text('6d data', p1('Issued_ReadOrder[0].f1_25[0]')),
    text('6d data', p1('Issued_ReadOrder[0].f1_26[0]'), day('documentExpires')),
    text('6d entry', f1(27), entered),
    ...boxes('6e', p1('c1_12'), [when('hadItin', 'no'), when('hadItin', 'yes')]),
    text('6f', p1('ITIN[0].f1_28[0]'), EMPTY, 3),
    text('6f', p1('ITIN[0].f1_29[0]'), EMPTY, 2),
    text('6f', p1('ITIN[0].f1_30[0]'), EMPTY, 4),
    ...span(31, 33, (no) => p1(`ITIN[0].f1_${no}[0]`)).map((name) => text('6f', name)),
    // one name in three parts: no question asks where it divides
    ...span(34, 36, f1).map((name) => text('6f name', name)),
    text('6g', f1(37), says('school')),
    text('6g', f1(38), says('schoolPlace')),
    text('6g', f1(39), says('stay')),
    text('phone', f1(40), says('phone')),
    text('delegate', f1(41)),
    ...span(42, 48, f1).map((name) => text('agent', name)),
  ],
}
