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
  text,
  when,
  word,
} from '@/src/domain/papers/official/maps/field-map'
import { countryCodeOf } from '@/src/domain/vocabulary/places/countries'

const isSingleMember: (answers: Parameters<Entry>[0]) => boolean = (answers) =>
  isCode(answers, 'isLlc', 'yes') && word(answers, 'llcMembers') === '1'

/** What the instructions have written beside Other: it depends on whose the company is. */
const otherEntity: Entry = (answers) => {
  if (isCode(answers, 'entityType', 'other')) return word(answers, 'entityOther')
  if (!isCode(answers, 'entityType', 'disregarded')) return null
  if (isCode(answers, 'soleOwnerUsPerson', 'yes')) return 'Disregarded entity'
  return isCode(answers, 'soleOwnerUsPerson', 'no')
    ? 'Foreign-owned U.S. disregarded entity-Form 5472'
    : null
}

const corporationForm: Entry = (answers) => {
  const number = isCode(answers, 'entityType', 'corporation')
    ? '1120'
    : isCode(answers, 'entityType', 's_corporation') && '1120-S'
  if (!number) return null
  return isSingleMember(answers) ? `Single-member, ${number}` : number
}

/** A foreign-owned disregarded entity applies for another reason than the listed ones. */
const isForForm5472: Entry = (answers) =>
  isCode(answers, 'entityType', 'disregarded') && isCode(answers, 'soleOwnerUsPerson', 'no')

const reason =
  (code: string): Entry =>
  (answers) =>
    isCode(answers, 'reason', code) && !isForForm5472(answers)

const reasonText =
  (code: string): Entry =>
  (answers) =>
    reason(code)(answers) ? word(answers, 'reasonDetail') : null

const count =
  (name: string): Entry =>
  (answers) =>
    isCode(answers, 'hasEmployees', 'no') ? '0' : word(answers, name)

/** One answer names a state or a country; the form asks for them apart. Georgia is the state. */
const isCountry = (place: string): boolean =>
  place !== 'Georgia' && ![undefined, 'US'].includes(countryCodeOf(place))

const incorporatedIn =
  (isAbroad: boolean): Entry =>
  (answers) => {
    const place = word(answers, 'incorporatedIn')
    return isCountry(place) === isAbroad ? place : null
  }

/** Fields that a public table has tested against the printed labels of the December 2025 form. */
export const SS_4_MAP: FormMap = {
  key: 'ss-4',
  form: 'SS-4',
  revision: 'December 2025',
  fields: [
    text('header', p1('PgHeader[0].f1_1[0]'), EMPTY, 10),
    text('1', f1(2), says('legalName')),
    text('2', f1(3), says('tradeName')),
    text('3', f1(4)),
    text('4a', p1('Line4ReadOrder[0].f1_5[0]'), says('mailingStreet')),
    text('4b', p1('Line4ReadOrder[0].f1_6[0]'), cityLine('mailing')),
    text('5a', f1(7), says('physicalStreet')),
    text('5b', f1(8), cityLine('physical')),
    text('6', f1(9), says('county', 'countyState')),
    text('7a', f1(10), says('partyName')),
    text(
      '7b',
      f1(11),
      (answers) => (isCode(answers, 'taxIdKind', 'foreign') ? 'Foreign' : null),
      11,
    ),
    ...boxes('8a', p1('c1_1'), [when('isLlc', 'yes'), when('isLlc', 'no')]),
    text('8b', f1(12), says('llcMembers')),
    ...boxes('8c', p1('c1_2'), [when('llcInUs', 'yes'), when('llcInUs', 'no')]),
    ...boxes('9a', p1('c1_3'), [
      when('entityType', 'sole_proprietor'),
      EMPTY,
      when('entityType', 'partnership', 'llc_partnership'),
      EMPTY,
      when('entityType', 'corporation', 's_corporation'),
      when('entityType', 'trust'),
      when('entityType', 'personal_service'),
      EMPTY,
      EMPTY,
      EMPTY,
      EMPTY,
      EMPTY,
      when('entityType', 'nonprofit'),
      EMPTY,
      EMPTY,
      when('entityType', 'disregarded', 'other'),
    ]),
    text('9a spec', f1(19), otherEntity),
    text('9a form', f1(16), corporationForm),
    text('9a nonprofit', f1(18)),
    text('9a nonprofit', f1(20)),
    text('9b', f1(21), incorporatedIn(false)),
    text('9b', f1(22), incorporatedIn(true)),
    ...boxes('10', p1('c1_4'), [
      reason('started'),
      reason('changed'),
      reason('purchased'),
      reason('hired'),
      reason('trust'),
      reason('withholding'),
      reason('pension'),
      (answers) => isForForm5472(answers) || isCode(answers, 'reason', 'other'),
      reason('banking'),
    ]),
    text('10 spec', f1(25), reasonText('started')),
    text('10 spec', f1(24), reasonText('banking')),
    text('10 spec', f1(27), reasonText('changed')),
    text('10 spec', f1(28), reasonText('trust')),
    text('10 spec', f1(29), reasonText('pension')),
    text('10 spec', f1(30), (answers) =>
      isForForm5472(answers)
        ? 'Foreign-owned U.S. disregarded entity filing Form 5472'
        : reasonText('other')(answers),
    ),
    text('10 spec', f1(26)),
    text('11', f1(31), day('startDate', 'formedOn')),
    text('12', f1(32), says('closingMonth')),
    text('13', f1(33), count('agricultural')),
    text('13', f1(34), count('household')),
    text('13', f1(35), count('other')),
    box('14', p1('c1_5[0]'), when('annualReturn', 'yes')),
    text('15', f1(36), (answers) =>
      isCode(answers, 'hasEmployees', 'no') ? 'N/A' : day('firstWages')(answers),
    ),
    ...boxes('16', p1('c1_6'), [
      when('activity', 'health'),
      when('activity', 'wholesale_agent'),
      when('activity', 'construction'),
      when('activity', 'rental'),
      when('activity', 'transport'),
      when('activity', 'food'),
      when('activity', 'wholesale'),
      when('activity', 'retail'),
      when('activity', 'real_estate'),
      when('activity', 'manufacturing'),
      when('activity', 'finance'),
      when('activity', 'other'),
    ]),
    text('16 spec', f1(37), says('activityOther')),
    text('17', f1(38), says('product')),
    ...boxes('18', p1('c1_7'), [when('hadEin', 'yes'), when('hadEin', 'no')]),
    text('18', f1(39), says('previousEin')),
    text('designee name', f1(40)),
    text('designee phone', f1(41)),
    text('designee address', f1(42)),
    text('designee fax', f1(43)),
    text('sign name', f1(44), says('partyName', 'partyTitle')),
    text('sign phone', f1(45), says('phone')),
    text('sign fax', f1(46)),
  ],
}
