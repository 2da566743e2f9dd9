import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const W_7: OfficialForm = {
  key: 'w-7',
  form: 'W-7',
  title: 'Application for IRS Individual Taxpayer Identification Number',
  revision: 'December 2024',
  signature: 'ink',
  signatureRule: 'ink, original',
  lines: [
    {
      line: 'type',
      label: 'Application type: Apply for a new ITIN / Renew an existing ITIN',
      from: [],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: 'reason',
      label: 'Reason you’re submitting Form W-7: a to h',
      from: ['reason'],
      src: ['JW7', 'W7SOP', 'MAPW7N'],
    },
    {
      line: 'd relation',
      label: 'Relationship to U.S. citizen/resident alien',
      from: ['relationship'],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: 'd/e name',
      label: 'Name and SSN/ITIN of U.S. citizen/resident alien',
      from: ['relatedName'],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: 'h text',
      label: 'Other (see instructions)',
      from: ['reasonOther', 'exception'],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: 'a/f',
      label: 'Treaty country; treaty article number',
      from: ['treatyCountry', 'treatyArticle'],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: '1a',
      label: 'Name: first, middle, last',
      from: ['firstName', 'middleName', 'lastName'],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: '1b',
      label: 'Name at birth if different',
      from: ['birthFirstName', 'birthLastName'],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: '2',
      label: 'Applicant’s mailing address',
      from: [
        'mailingStreet',
        'mailingCity',
        'mailingRegion',
        'mailingPostalCode',
        'mailingCountry',
      ],
      src: ['JW7', 'W7SOP', 'MAPW7N'],
    },
    {
      line: '3',
      label: 'Foreign (non-U.S.) address',
      from: [
        'foreignStreet',
        'foreignCity',
        'foreignRegion',
        'foreignPostalCode',
        'foreignCountry',
      ],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: '4',
      label: 'Birth information: date, country, city and state or province',
      from: ['birthDate', 'birthCountry', 'birthCity'],
      src: ['JW7', 'MAPW7N'],
    },
    { line: '5', label: 'Gender', from: ['sex'], src: ['JW7', 'W7SOP', 'MAPW7N'] },
    {
      line: '6a',
      label: 'Country(ies) of citizenship',
      from: ['citizenship', 'secondCitizenship'],
      src: ['JW7', 'W7SOP', 'MAPW7N'],
    },
    {
      line: '6b',
      label: 'Foreign tax I.D. number (if any)',
      from: ['foreignTaxId'],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: '6c',
      label: 'Type of U.S. visa (if any), number, and expiration date',
      from: ['visaType', 'visaNumber', 'visaExpires'],
      src: ['JW7', 'W7SOP', 'MAPW7N'],
    },
    {
      line: '6d',
      label:
        'Identification document(s) submitted: Passport, Driver’s license/State I.D., USCIS documentation, Other',
      from: ['documentKind', 'documentOther'],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: '6d data',
      label: 'Issued by; No.; Exp. date',
      from: ['documentCountry', 'documentNumber', 'documentExpires'],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: '6d entry',
      label: 'Date of entry into the United States',
      from: ['enteredUs', 'entryDate'],
      src: ['JW7', 'W7SOP', 'MAPW7N'],
    },
    {
      line: '6e',
      label: 'Have you previously received an ITIN or an IRSN?',
      from: ['hadItin'],
      src: ['JW7', 'MAPW7N'],
    },
    { line: '6f', label: 'ITIN and/or IRSN', from: ['previousItin'], src: ['JW7', 'MAPW7N'] },
    {
      line: '6f name',
      label: 'Name under which it was issued: first, middle, last',
      from: ['previousName'],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: '6g',
      label: 'Name of college/university or company; city and state; length of stay',
      from: ['school', 'schoolPlace', 'stay'],
      src: ['JW7', 'MAPW7N'],
    },
    { line: 'phone', label: 'Phone number', from: ['phone'], src: ['JW7', 'MAPW7N'] },
    { line: 'sign', label: 'Signature of applicant, date', from: [], src: ['JW7'] },
    {
      line: 'delegate',
      label: 'Name of delegate; relationship: Parent, Court-appointed guardian, Power of attorney',
      from: [],
      src: ['JW7', 'MAPW7N'],
    },
    {
      line: 'agent',
      label:
        'Acceptance Agent’s Use ONLY: phone, fax, name and title, company, EIN, PTIN, office code',
      from: [],
      src: ['JW7', 'W7SOP', 'MAPW7N'],
    },
  ],
  sources: {
    JW7: 'Form W-7 and Instructions (Rev. December 2024), checked 6 October 2026: github.com/jupid-tax/jupid-skills forms/form-w7',
    MAPW7N:
      'Public code that fills Form W-7 (Rev. December 2024), field map "verified 2026-03-18" with a debug print (repository not identified)',
    W7SOP:
      'Public note of an acceptance agent on Forms W-7 (Rev. December 2024) and W-7-COA (Rev. August 2025), after the printed forms and Pub. 1915, 4520, 5726 (repository not identified)',
  },
}
