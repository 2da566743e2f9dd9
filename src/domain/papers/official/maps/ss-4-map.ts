import {
  box,
  boxes,
  cityLine,
  day,
  EMPTY,
  type Entry,
  type FormMap,
  isCode,
  page,
  says,
  text,
  when,
  word,
} from '@/src/domain/papers/official/maps/field-map'
import { countryCodeOf } from '@/src/domain/vocabulary/places/countries'

const p1 = page(1)

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
    text('1', p1('f1_2[0]'), says('legalName')),
    text('2', p1('f1_3[0]'), says('tradeName')),
    text('3', p1('f1_4[0]')),
    text('4a', p1('Line4ReadOrder[0].f1_5[0]'), says('mailingStreet')),
    text('4b', p1('Line4ReadOrder[0].f1_6[0]'), cityLine('mailing')),
    text('5a', p1('f1_7[0]'), says('physicalStreet')),
    text('5b', p1('f1_8[0]'), cityLine('physical')),
    text('6', p1('f1_9[0]'), says('county', 'countyState')),
    text('7a', p1('f1_10[0]'), says('partyName')),
    text(
      '7b',
      p1('f1_11[0]'),
      (answers) => (isCode(answers, 'taxIdKind', 'foreign') ? 'Foreign' : null),
      11,
    ),
    ...boxes('8a', p1('c1_1'), [when('isLlc', 'yes'), when('isLlc', 'no')]),
    text('8b', p1('f1_12[0]'), says('llcMembers')),
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
    text('9a spec', p1('f1_19[0]'), otherEntity),
    text('9a form', p1('f1_16[0]'), corporationForm),
    text('9a nonprofit', p1('f1_18[0]')),
    text('9a nonprofit', p1('f1_20[0]')),
    text('9b', p1('f1_21[0]'), incorporatedIn(false)),
    text('9b', p1('f1_22[0]'), incorporatedIn(true)),
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
    text('10 spec', p1('f1_25[0]'), reasonText('started')),
    text('10 spec', p1('f1_24[0]'), reasonText('banking')),
    text('10 spec', p1('f1_27[0]'), reasonText('changed')),
    text('10 spec', p1('f1_28[0]'), reasonText('trust')),
    text('10 spec', p1('f1_29[0]'), reasonText('pension')),
    text('10 spec', p1('f1_30[0]'), (answers) =>
      isForForm5472(answers)
        ? 'Foreign-owned U.S. disregarded entity filing Form 5472'
        : reasonText('other')(answers),
    ),
    text('10 spec', p1('f1_26[0]')),
    text('11', p1('f1_31[0]'), day('startDate', 'formedOn')),
    text('12', p1('f1_32[0]'), says('closingMonth')),
    text('13', p1('f1_33[0]'), count('agricultural')),
    text('13', p1('f1_34[0]'), count('household')),
    text('13', p1('f1_35[0]'), count('other')),
    box('14', p1('c1_5[0]'), when('annualReturn', 'yes')),
    text('15', p1('f1_36[0]'), (answers) =>
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
    text('16 spec', p1('f1_37[0]'), says('activityOther')),
    text('17', p1('f1_38[0]'), says('product')),
    ...boxes('18', p1('c1_7'), [when('hadEin', 'yes'), when('hadEin', 'no')]),
    text('18', p1('f1_39[0]'), says('previousEin')),
    text('designee name', p1('f1_40[0]')),
    text('designee phone', p1('f1_41[0]')),
    text('designee address', p1('f1_42[0]')),
    text('designee fax', p1('f1_43[0]')),
    text('sign name', p1('f1_44[0]'), says('partyName', 'partyTitle')),
    text('sign phone', p1('f1_45[0]'), says('phone')),
    text('sign fax', p1('f1_46[0]')),
  ],
}
