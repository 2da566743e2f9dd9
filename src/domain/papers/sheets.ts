import type { PaperFacts } from '@/src/domain/papers/facts'
import { OFFICIAL_FORMS, type OfficialForm } from '@/src/domain/papers/official/forms'
import { type FormAnswers, word } from '@/src/domain/papers/official/maps/field-map'
import { filesOf } from '@/src/domain/papers/official/maps/form-maps'
import {
  BLANK,
  type Draft,
  type Part,
  SHORT_BLANK,
  section,
  signatures,
  text,
} from '@/src/domain/papers/paper'
import { aCompanyOf, dbaLawOf } from '@/src/domain/papers/state-law'
import { orBlank, signer } from '@/src/domain/papers/words'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'

const FILED_WITH: Readonly<Record<string, string>> = {
  state: 'with the state',
  county: 'with the county',
  split: 'with the state or the county, depending on the business',
  none: 'nowhere: the state keeps no register of such names',
}

/** What a name that a company does business under is registered by, as a sheet to copy from. */
export function dbaStatement(facts: PaperFacts): Draft {
  const { company, dba } = facts
  const law = dbaLawOf(company.state)
  const who = signer(facts, 'customer', facts.contact.name, 'Authorized person')
  const known = (rows: readonly (readonly [string, string | undefined])[]) =>
    rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
  return {
    subtitle: `for ${company.name}, ${aCompanyOf(company.state, company.type)}`,
    parts: [
      {
        is: 'facts',
        rows: [
          ['Name used in business', dba?.name || null],
          ['Full legal name', company.name],
          ['Kind of owner', company.type === 'llc' ? 'Limited liability company' : 'Corporation'],
          ['State of formation', company.state.name],
          ['Principal place of business', dba?.office || company.office],
          ['County of that place', dba?.county || null],
          ['Day the name was first used', dba?.since ? longCalendarDay(dba.since) : null],
          ...facts.members.map(({ name }, index) => [`Owner ${index + 1}`, name || null] as const),
        ],
      },
      ...(law
        ? [
            { is: 'heading', text: `What ${company.state.name} provides` } as const,
            {
              is: 'facts',
              rows: known([
                ['It is called', law.term],
                ['It is filed', FILED_WITH[law.filedWith]],
                ['It lasts', law.duration],
                [
                  'Publication',
                  law.publication ? 'The statement is published in a newspaper' : 'None',
                ],
                ['Law', law.statute],
                ['Source', 'US LLC State Requirements Dataset, CC BY 4.0, August 2026'],
              ]),
            } as const,
          ]
        : []),
      signatures('The statements above are true to my knowledge. Some counties ask for a notary.', [
        who,
      ]),
    ],
    signers: [who],
  }
}

/** The first page of what is sent by fax or mail. */
function cover(facts: PaperFacts, by: 'fax' | 'mail'): Draft {
  const { company, operator, contact } = facts
  const isFax = by === 'fax'
  return {
    kind: `${by}_cover`,
    title: isFax ? 'Fax' : 'Letter of Transmittal',
    subtitle: isFax ? 'Cover sheet' : 'Enclosed by mail',
    company: company.name,
    parts: [
      {
        is: 'facts',
        rows: [
          ['To', null],
          [isFax ? 'Fax number' : 'Address', null],
          ['From', contact.name || null],
          ['Telephone', contact.phone || null],
          ['Email', contact.email || null],
          ['About', company.name],
          ['Prepared with', operator.legalName],
          ['Date', null],
          [isFax ? 'Pages, this one included' : 'Enclosures', null],
        ],
      },
      { is: 'heading', text: 'Message' },
      text(
        isFax
          ? 'The documents listed follow this page.'
          : 'The documents listed are enclosed. Please return proof of receipt to the address above.',
      ),
      {
        is: 'table',
        head: ['No.', 'Document', 'Pages', 'Original or copy'],
        rows: [1, 2, 3, 4].map((no) => [String(no), BLANK, SHORT_BLANK, SHORT_BLANK]),
        widths: [8, 52, 16, 24],
      },
      text(
        'These pages are meant for the recipient named above and may be confidential. If they reached you by mistake, please tell the sender and destroy them.',
      ),
    ],
    signers: [],
  }
}

export const faxCover = (facts: PaperFacts): Draft => cover(facts, 'fax')
export const mailCover = (facts: PaperFacts): Draft => cover(facts, 'mail')

export const officialForm = (key: string): OfficialForm | null =>
  OFFICIAL_FORMS.find((form) => form.key === key) ?? null

/** Whether Form SS-4 is asked for, and the applicant lets us apply with it. */
export const namesDesignee = ({ official }: PaperFacts): boolean =>
  official['ss-4'] !== undefined && official['ss-4'].designee !== 'No'

/** The applicant lets us ask for the EIN, answer questions and receive it; kept with the signed form. */
export function designeeStatement(facts: PaperFacts): Draft {
  const { company, operator, official } = facts
  const entries = official['ss-4'] ?? {}
  const applicant = entries['1'] || company.name
  const signers = [applicantSigner(facts)]
  return {
    subtitle: `for Form SS-4 of ${applicant}`,
    company: applicant,
    parts: [
      {
        is: 'facts',
        rows: [
          ['Applicant (line 1)', applicant || null],
          ['Responsible party (line 7a)', entries['7a'] || null],
          ['Designee', operator.legalName],
          ['Address of the designee', operator.address || null],
          ['Telephone of the designee', operator.phone || null],
        ],
      },
      section(
        'What the designee may do',
        'The applicant authorizes the designee to apply for an employer identification number with the signed Form SS-4, to answer questions about that form, and to receive the number.',
        'The authorization covers the Form SS-4 that is signed together with this page, and no other form or year. It ends when the number is assigned to the applicant, or when the applicant revokes it in writing before.',
      ),
      section(
        'Statement of the applicant',
        'I have read the completed Form SS-4, and its entries are true, correct and complete to my knowledge. I know that the designee keeps the signed form and this page, and shows them to the Internal Revenue Service on request.',
        'I may apply for the number myself, free of charge, at irs.gov.',
      ),
      signatures('Signed in ink on the day stated below.', signers),
    ],
    signers,
  }
}

/** The responsible party signs Form SS-4, as `Name, title`. */
function applicantSigner(facts: PaperFacts) {
  const [name = '', ...title] = (facts.official['ss-4']?.['sign name'] ?? '').split(', ')
  return signer(facts, 'applicant', name, title.join(', ') || 'Responsible party')
}

/** What of Form SS-4 we are: the designee whom the applicant names. */
const designeeEntries = (facts: PaperFacts): Readonly<Record<string, string>> =>
  namesDesignee(facts)
    ? {
        'designee name': facts.operator.legalName,
        'designee phone': facts.operator.phone,
        'designee address': facts.operator.address,
      }
    : {}

const formName = ({ form }: OfficialForm): string =>
  form.startsWith('PS ') ? form : `Form ${form}`

const PERSON = ['firstName', 'middleName', 'lastName']

/** Who signs the form. */
function formSigner(facts: PaperFacts, form: OfficialForm, answers: FormAnswers) {
  if (form.key === 'ss-4') return applicantSigner(facts)
  const names = form.key === 'w-7' ? PERSON : ['partyName']
  const name = names.flatMap((one) => word(answers, one) || []).join(' ')
  return signer(facts, 'applicant', name, word(answers, 'partyTitle') || 'Applicant')
}

/** The official form, filled in: for a form of which every blank file is loaded. */
function filledForm(facts: PaperFacts, form: OfficialForm): Draft | null {
  const answers = facts.forms.answers[form.key]
  const maps = filesOf(form.key)
  if (!answers || maps.length === 0) return null
  const ofUs = form.key === 'ss-4' ? designeeEntries(facts) : {}
  const labelOf = (line: string) => form.lines.find((one) => one.line === line)?.label ?? ''
  const files = maps.flatMap((map) => {
    const entries = map.fields.flatMap(({ line, name, entry }) => {
      const value = ofUs[line] ?? entry(answers)
      if (value === null || value === false || value === '') return []
      return [{ line, label: labelOf(line), name, value }]
    })
    const sha256 = facts.forms.blanks[map.key]
    return sha256 ? [{ key: map.key, sha256, entries }] : []
  })
  const signers = [formSigner(facts, form, answers)]
  if (files.length < maps.length) return null
  const attached = maps
    .flatMap(({ beyond }) => beyond?.(answers) ?? [])
    .map(({ line, value }) => ({ line, label: labelOf(line), value }))
  return {
    kind: `form_${form.key}`,
    title: formName(form),
    subtitle: form.title,
    company: facts.company.name || orBlank(facts.contact.name),
    parts: [],
    official: { form: formName(form), signature: form.signature, files, attached },
    signers,
  }
}

/**
 * An official form: filled in where its blank file is loaded, else as a sheet to copy from. Either way it
 * reads the same answers, so what was signed as a sheet outlives the day on which the file is loaded.
 */
export function officialPaper(facts: PaperFacts, form: OfficialForm): Draft {
  const sheet = formSheet(facts, form)
  return filledForm(facts, form) ?? sheet
}

/** What an official form is filled with, in the order of its lines. It is not the form. */
function formSheet(facts: PaperFacts, form: OfficialForm): Draft {
  const { company, contact } = facts
  const isSs4 = form.key === 'ss-4'
  const entries = { ...facts.official[form.key], ...(isSs4 ? designeeEntries(facts) : {}) }
  const signers = isSs4 ? [applicantSigner(facts)] : []
  const parts: Part[] = [
    text(
      `This sheet follows the lines of ${formName(form)}${form.revision ? ` (revision of ${form.revision})` : ''} and is not the form itself. Copy the entries to the official form and sign that. Numbers and dates of birth that we keep encrypted are not printed here.`,
    ),
    {
      is: 'table',
      head: ['Line', 'What the form asks', 'Entry'],
      rows: form.lines.map(({ line, label }) => [line, label, entries[line] || SHORT_BLANK]),
      widths: [13, 47, 40],
    },
    text(`Signature on the form: ${form.signatureRule}.`),
    ...(isSs4
      ? [
          signatures(
            'The applicant signs the official form with these entries, and here that they are complete. Send us a scan of both.',
            signers,
          ),
        ]
      : []),
  ]
  return {
    kind: `form_${form.key}`,
    title: `${formName(form)}: entries`,
    subtitle: form.title,
    company: company.name || orBlank(contact.name),
    parts,
    signers,
  }
}
