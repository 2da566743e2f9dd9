import { anyDay, email, latin, pastDay, phone } from '@/src/domain/filing/details/checks'
import {
  type DetailsForm,
  type Given,
  optionsOf,
  type RowsField,
  type When,
  when,
  YES_NO,
} from '@/src/domain/filing/details/field'
import { NICE_CLASSES } from '@/src/domain/filing/details/nice-classes'
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

const classes: RowsField = {
  kind: 'rows',
  name: 'classes',
  label: 'Classes of goods and services',
  help: 'Our price includes one class. The USPTO charges its own fee for each class of an application.',
  one: 'class',
  max: 10,
  fields: [
    {
      kind: 'select',
      name: 'class',
      label: 'Class',
      options: NICE_CLASSES.map((label, index) => ({
        value: String(index + 1),
        label: `${index + 1}. ${label}`,
      })),
    },
    {
      kind: 'longText',
      name: 'goods',
      label: 'Goods or services',
      help: 'What you sell under the mark, such as “T-shirts; caps”. Wording from the USPTO’s ID Manual avoids its $200 surcharge per class.',
      max: 1000,
      check: latin,
    },
    { kind: 'select', name: 'basis', label: 'Basis', options: BASES, when: isFiled },
    {
      kind: 'date',
      name: 'firstUse',
      half: true,
      label: 'First used anywhere',
      help: 'The day you first sold under the mark.',
      check: pastDay,
      when: filedAnd(when('basis', '1a')),
    },
    {
      kind: 'date',
      name: 'firstCommerce',
      half: true,
      label: 'First used in US commerce',
      help: 'Across state lines, or between the United States and another country.',
      check: (value, of) =>
        pastDay(value, of) ??
        (of.is('firstUse') > value ? 'This cannot be before the first use anywhere' : null),
      when: filedAnd(when('basis', '1a')),
    },
    {
      kind: 'text',
      name: 'specimen',
      label: 'What the specimen shows',
      help: 'For example “web page where the goods can be bought, with the mark”.',
      max: 300,
      check: latin,
      when: filedAnd(when('basis', '1a')),
    },
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
    {
      id: 'mark',
      title: 'The mark',
      fields: [
        {
          kind: 'choice',
          name: 'markType',
          label: 'What is protected',
          options: optionsOf({
            standard: 'Words alone, in any lettering (standard characters)',
            design: 'A logo or stylized lettering',
          }),
          fact: 'markType',
        },
        {
          kind: 'text',
          name: 'markText',
          label: 'Text of the mark',
          help: 'Exactly as it is used, capitals included. For a logo: the words in it, if any.',
          max: 200,
          check: latin,
          fact: 'markText',
          asTyped: true,
          optional: when('markType', 'design'),
        },
        {
          kind: 'file',
          name: 'drawing',
          label: 'The logo',
          help: 'A sharp picture of the logo alone.',
          document: 'mark_drawing',
          when: when('markType', 'design'),
        },
        {
          kind: 'longText',
          name: 'markDescription',
          label: 'Description of the logo',
          help: 'Describe everything in it, such as “A blue heron standing above the word HERON”.',
          max: 1000,
          check: latin,
          when: when('markType', 'design'),
        },
        {
          kind: 'text',
          name: 'colors',
          label: 'Colors claimed',
          help: 'Name them only if the colors are part of the mark. If you name none, the mark is protected in every color.',
          max: 200,
          check: latin,
          optional: true,
          when: filedAnd(when('markType', 'design')),
        },
        {
          kind: 'choice',
          name: 'isForeign',
          label: 'Does it contain words of another language?',
          options: YES_NO,
        },
        {
          kind: 'text',
          name: 'translation',
          label: 'English translation',
          help: 'If it is in another script, add how it is pronounced.',
          max: 300,
          check: latin,
          when: when('isForeign', 'yes'),
        },
        {
          kind: 'choice',
          name: 'showsPerson',
          label: 'Does it name or show a living person?',
          help: 'We then need their written consent.',
          options: YES_NO,
          when: isFiled,
        },
        {
          kind: 'text',
          name: 'personName',
          label: 'Name of that person',
          max: 200,
          check: latin,
          when: filedAnd(when('showsPerson', 'yes')),
        },
      ],
    },
    {
      id: 'goods',
      title: 'What you sell under it',
      fields: [
        classes,
        {
          kind: 'file',
          name: 'specimenCopy',
          label: 'Specimen',
          help: 'One for each class in use: a photo of the goods with the mark, or a web page with its address and date.',
          document: 'specimen',
          when: filedAnd(isUsed),
        },
      ],
    },
    {
      id: 'owner',
      title: 'Who owns the mark',
      intro:
        'The person or company that controls what is sold. An application in the wrong name can’t be corrected later.',
      fields: [
        {
          kind: 'choice',
          name: 'ownerKind',
          label: 'The owner is',
          options: optionsOf({ individual: 'A person', company: 'A company' }),
        },
        {
          kind: 'text',
          name: 'ownerName',
          label: 'Full legal name of the owner',
          max: 200,
          check: latin,
          fact: 'companyName',
        },
        {
          kind: 'text',
          name: 'ownerDba',
          label: 'Also does business as',
          max: 200,
          check: latin,
          optional: true,
        },
        {
          kind: 'select',
          name: 'ownerEntity',
          label: 'Type of company',
          options: optionsOf({
            llc: 'Limited liability company',
            corporation: 'Corporation',
            partnership: 'Partnership',
            nonprofit: 'Nonprofit corporation',
            other: 'Other, or a foreign type',
          }),
          when: when('ownerKind', 'company'),
        },
        {
          kind: 'text',
          name: 'ownerOrganized',
          label: 'State or country where it is organized',
          max: 100,
          check: latin,
          fact: 'stateName',
          when: when('ownerKind', 'company'),
        },
        {
          kind: 'country',
          name: 'ownerCitizenship',
          label: 'Citizenship',
          fact: 'citizenship',
          when: when('ownerKind', 'individual'),
        },
        ...addressFields({ name: 'owner', when: isFiled, inPerson: true, known: 'own' }),
        {
          kind: 'text',
          name: 'ownerEmail',
          label: 'Email of the owner',
          help: 'The USPTO requires one. It is not shown to the public.',
          max: 254,
          check: email,
          isCode: true,
          fact: 'email',
          when: isFiled,
        },
        {
          kind: 'text',
          name: 'ownerPhone',
          label: 'Phone of the owner',
          max: 40,
          check: phone,
          isCode: true,
          fact: 'phone',
          optional: true,
          when: isFiled,
        },
        {
          kind: 'date',
          name: 'foreignFiling',
          label: 'Date of an earlier application abroad',
          help: 'Only if you applied for the same mark in another country in the last six months.',
          check: anyDay,
          optional: true,
          when: isFiled,
        },
      ],
    },
    {
      id: 'signature',
      title: 'Declaration',
      fields: [
        declaration(
          'To the best of my knowledge the facts are true, the owner may use the mark, and no one else has the right to use one so similar that buyers would be confused. I know that willful false statements are punishable under 18 U.S.C. § 1001.',
          { when: isFiled },
        ),
        {
          kind: 'text',
          name: 'signatory',
          half: true,
          label: 'Name of the person who signs',
          max: FULL_NAME_MAX,
          check: latin,
          fact: 'fullName',
          when: isFiled,
        },
        {
          kind: 'text',
          name: 'signatoryTitle',
          half: true,
          label: 'Their position',
          help: 'For example Owner, Member or President.',
          max: 60,
          check: latin,
          when: isFiled,
        },
      ],
    },
  ],
}
