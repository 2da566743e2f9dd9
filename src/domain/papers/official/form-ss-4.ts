import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const SS_4: OfficialForm = {
  key: 'ss-4',
  form: 'SS-4',
  title: 'Application for Employer Identification Number',
  revision: 'December 2025',
  signature: 'ink',
  signatureRule: 'ink on the form that is faxed or mailed',
  lines: [
    { line: 'header', label: 'EIN', from: [], src: ['SS4-I', 'SS4-MAP-A'] },
    {
      line: '1',
      label: 'Legal name of entity (or individual) for whom the EIN is being requested',
      from: ['legalName'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '2',
      label: 'Trade name of business (if different from name on line 1)',
      from: ['tradeName'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '3',
      label: 'Executor, administrator, trustee, "care of" name',
      from: [],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '4a',
      label: 'Mailing address (room, apt., suite no. and street, or P.O. box)',
      from: ['mailingStreet'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '4b',
      label: 'City, state, and ZIP code (if foreign, see instructions)',
      from: ['mailingCity', 'mailingRegion', 'mailingPostalCode', 'mailingCountry'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '5a',
      label: 'Street address (if different) (Don’t enter a P.O. box.)',
      from: ['physicalStreet'],
      src: ['SS4-I', 'SS4-GOV', 'SS4-MAP-A'],
    },
    {
      line: '5b',
      label: 'City, state, and ZIP code (if foreign, see instructions)',
      from: ['physicalCity', 'physicalRegion', 'physicalPostalCode', 'physicalCountry'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '6',
      label: 'County and state where principal business is located',
      from: ['county', 'countyState'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '7a',
      label: 'Name of responsible party',
      from: ['partyName'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    { line: '7b', label: 'SSN, ITIN, or EIN', from: [], src: ['SS4-I', 'SS4-MAP-A'] },
    {
      line: '8a',
      label: 'Is this application for a limited liability company (LLC) (or a foreign equivalent)?',
      from: ['isLlc'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '8b',
      label: 'If 8a is "Yes," enter the number of LLC members',
      from: ['llcMembers'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '8c',
      label: 'If 8a is "Yes," was the LLC organized in the United States?',
      from: ['llcInUs'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '9a',
      label: 'Type of entity (check only one box)',
      from: ['entityType'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    { line: '9a spec', label: 'Other (specify)', from: [], src: ['SS4-I', 'SS4-MAP-A'] },
    {
      line: '9a form',
      label: 'Corporation (enter form number to be filed)',
      from: [],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '9a nonprofit',
      label: 'Other nonprofit organization (specify)',
      from: [],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '9b',
      label:
        'If a corporation, name the state or foreign country (if applicable) where incorporated',
      from: ['incorporatedIn'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '10',
      label: 'Reason for applying (check only one box)',
      from: ['reason'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '10 spec',
      label: '(specify type / purpose / new type)',
      from: ['reasonDetail'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '11',
      label: 'Date business started or acquired (month, day, year)',
      from: ['startDate'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '12',
      label: 'Closing month of accounting year',
      from: ['closingMonth'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '13',
      label: 'Highest number of employees expected in the next 12 months',
      from: ['agricultural', 'household', 'other'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '14',
      label: 'Form 944 box (employment tax liability of $1,000 or less in a full calendar year)',
      from: ['annualReturn'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '15',
      label: 'First date wages or annuities were paid',
      from: ['firstWages'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '16',
      label: 'Check one box that best describes the principal activity of your business',
      from: ['activity'],
      src: ['SS4-I', 'SS4-MAP-B', 'SS4-MAP-A'],
    },
    {
      line: '16 spec',
      label: 'Other (specify)',
      from: ['activityOther'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '17',
      label:
        'Indicate principal line of merchandise sold, specific construction work done, products produced, or services provided',
      from: ['product'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: '18',
      label: 'Has the applicant entity shown on line 1 ever applied for and received an EIN?',
      from: ['hadEin', 'previousEin'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    { line: 'designee name', label: 'Designee’s name', from: [], src: ['SS4-I', 'SS4-MAP-A'] },
    {
      line: 'designee phone',
      label: 'Designee’s telephone number',
      from: [],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: 'designee address',
      label: 'Address and ZIP code',
      from: [],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    { line: 'designee fax', label: 'Designee’s fax number', from: [], src: ['SS4-I', 'SS4-MAP-A'] },
    {
      line: 'sign name',
      label: 'Name and title (type or print clearly)',
      from: ['partyName', 'partyTitle'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: 'sign phone',
      label: 'Applicant’s telephone number (include area code)',
      from: ['phone'],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    {
      line: 'sign fax',
      label: 'Applicant’s fax number (include area code)',
      from: [],
      src: ['SS4-I', 'SS4-MAP-A'],
    },
    { line: 'signature', label: 'Signature', from: [], src: ['SS4-I'] },
    { line: 'sign date', label: 'Date', from: [], src: ['SS4-I'] },
  ],
  sources: {
    'SS4-GOV':
      'github.com/hellogov-ai/govschema registry/us/irs/employer-identification-number-ss4/2.2.0, reviewed against irs.gov',
    'SS4-I':
      'Instructions for Form SS-4 (Rev. December 2025), restated line by line: github.com/jupid-tax/jupid-skills forms/form-ss-4/references (commit 733a698)',
    'SS4-MAP-A':
      'Field table of the December 2025 form, tested by geometry against the printed labels: github.com/innotelinc/genesis src/lib/documents/ss4-fields.ts (commit 8877b53)',
    'SS4-MAP-B':
      'Second public mapping of the December 2025 form by widget rectangles (public code, repository not identified)',
  },
}
