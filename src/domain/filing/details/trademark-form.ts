import {
  anyDay,
  choice,
  country,
  type DetailsForm,
  date,
  email,
  file,
  type Given,
  latin,
  latinText,
  longText,
  optionsOf,
  part,
  pastDay,
  phone,
  type RowsField,
  select,
  text,
  type When,
  when,
  yesNo,
} from '@/src/domain/filing/details/field'
import niceClasses from '@/src/domain/filing/details/nice-classes.json' with { type: 'json' }
import { addressFields, declaration } from '@/src/domain/filing/details/shared-fields'
import { isSearchAlone } from '@/src/domain/vocabulary/service-types'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'

/** Whether an application is filed too: the search alone needs no more than the mark and its use. */
const isFiled: When = ({ context }) => !isSearchAlone(context.packageType)

const filedAnd =
  (condition: When): When =>
  (of) =>
    isFiled(of) && condition(of)

const isUsed = (of: Given) => of.rows('classes').some(({ basis }) => basis === '1a')

const BASES = optionsOf({
  '1a': 'In use: sold in the United States under the mark (Section 1(a))',
  '1b': 'Intent to use: not sold there yet (Section 1(b))',
})

/**
 * The 45 classes of goods and services of the Nice Classification (12th edition), in short.
 * https://www.wipo.int/classifications/nice/
 */
const CLASSES = niceClasses.map((label, index) => ({
  value: String(index + 1),
  label: `${index + 1}. ${label}`,
}))

const classes: RowsField = {
  kind: 'rows',
  name: 'classes',
  label: 'Classes of goods and services',
  help: 'Our price includes one class. The USPTO charges its own fee for each class of an application.',
  one: 'class',
  max: 10,
  fields: [
    select('class', 'Class', CLASSES),
    longText('goods', 'Goods or services', 1000, {
      help: 'What you sell under the mark, such as “T-shirts; caps”. Wording from the USPTO’s ID Manual avoids its $200 surcharge per class.',
      check: latin,
    }),
    select('basis', 'Basis', BASES, { when: isFiled }),
    date('firstUse', 'First used anywhere', pastDay, {
      half: true,
      help: 'The day you first sold under the mark.',
      when: filedAnd(when('basis', '1a')),
    }),
    date(
      'firstCommerce',
      'First used in US commerce',
      (value, of) =>
        pastDay(value, of) ??
        (of.is('firstUse') > value ? 'This cannot be before the first use anywhere' : null),
      {
        half: true,
        help: 'Across state lines, or between the United States and another country.',
        when: filedAnd(when('basis', '1a')),
      },
    ),
    latinText('specimen', 'What the specimen shows', 300, {
      help: 'For example “web page where the goods can be bought, with the mark”.',
      when: filedAnd(when('basis', '1a')),
    }),
  ],
}

/** What an application at the USPTO asks. */
export const TRADEMARK_FORM: DetailsForm = {
  service: 'trademark',
  title: 'Trademark details',
  intro: ({ packageType }) =>
    isSearchAlone(packageType)
      ? 'We need these for the search.'
      : 'We need these for the search and for the application at the USPTO.',
  parts: [
    part('mark', 'The mark', [
      choice(
        'markType',
        'What is protected',
        optionsOf({
          standard: 'Words alone, in any lettering (standard characters)',
          design: 'A logo or stylized lettering',
        }),
        { fact: 'markType' },
      ),
      latinText('markText', 'Text of the mark', 200, {
        help: 'Exactly as it is used, capitals included. For a logo: the words in it, if any.',
        fact: 'markText',
        asTyped: true,
        optional: when('markType', 'design'),
      }),
      file('drawing', 'The logo', 'mark_drawing', {
        help: 'A sharp picture of the logo alone.',
        when: when('markType', 'design'),
      }),
      longText('markDescription', 'Description of the logo', 1000, {
        help: 'Describe everything in it, such as “A blue heron standing above the word HERON”.',
        check: latin,
        when: when('markType', 'design'),
      }),
      latinText('colors', 'Colors claimed', 200, {
        help: 'Name them only if the colors are part of the mark. If you name none, the mark is protected in every color.',
        optional: true,
        when: filedAnd(when('markType', 'design')),
      }),
      yesNo('isForeign', 'Does it contain words of another language?'),
      latinText('translation', 'English translation', 300, {
        help: 'If it is in another script, add how it is pronounced.',
        when: when('isForeign', 'yes'),
      }),
      yesNo('showsPerson', 'Does it name or show a living person?', {
        help: 'We then need their written consent.',
        when: isFiled,
      }),
      latinText('personName', 'Name of that person', 200, {
        when: filedAnd(when('showsPerson', 'yes')),
      }),
    ]),
    part('goods', 'What you sell under it', [
      classes,
      file('specimenCopy', 'Specimen', 'specimen', {
        help: 'One for each class in use: a photo of the goods with the mark, or a web page with its address and date.',
        when: filedAnd(isUsed),
      }),
    ]),
    {
      id: 'owner',
      title: 'Who owns the mark',
      intro:
        'The person or company that controls what is sold. An application in the wrong name can’t be corrected later.',
      fields: [
        choice(
          'ownerKind',
          'The owner is',
          optionsOf({ individual: 'A person', company: 'A company' }),
        ),
        latinText('ownerName', 'Full legal name of the owner', 200, { fact: 'companyName' }),
        latinText('ownerDba', 'Also does business as', 200, { optional: true }),
        select(
          'ownerEntity',
          'Type of company',
          optionsOf({
            llc: 'Limited liability company',
            corporation: 'Corporation',
            partnership: 'Partnership',
            nonprofit: 'Nonprofit corporation',
            other: 'Other, or a foreign type',
          }),
          { when: when('ownerKind', 'company') },
        ),
        latinText('ownerOrganized', 'State or country where it is organized', 100, {
          fact: 'stateName',
          when: when('ownerKind', 'company'),
        }),
        country('ownerCitizenship', 'Citizenship', {
          fact: 'citizenship',
          when: when('ownerKind', 'individual'),
        }),
        ...addressFields({ name: 'owner', when: isFiled, inPerson: true, known: 'own' }),
        text('ownerEmail', 'Email of the owner', 254, {
          help: 'The USPTO requires one. It is not shown to the public.',
          check: email,
          isCode: true,
          fact: 'email',
          when: isFiled,
        }),
        text('ownerPhone', 'Phone of the owner', 40, {
          check: phone,
          isCode: true,
          fact: 'phone',
          optional: true,
          when: isFiled,
        }),
        date('foreignFiling', 'Date of an earlier application abroad', anyDay, {
          help: 'Only if you applied for the same mark in another country in the last six months.',
          optional: true,
          when: isFiled,
        }),
      ],
    },
    part('signature', 'Declaration', [
      declaration(
        'To the best of my knowledge the facts are true, the owner may use the mark, and no one else has the right to use one so similar that buyers would be confused. I know that willful false statements are punishable under 18 U.S.C. § 1001.',
        { when: isFiled },
      ),
      latinText('signatory', 'Name of the person who signs', FULL_NAME_MAX, {
        half: true,
        fact: 'fullName',
        when: isFiled,
      }),
      latinText('signatoryTitle', 'Their position', 60, {
        half: true,
        help: 'For example Owner, Member or President.',
        when: isFiled,
      }),
    ]),
  ],
}
