import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const FORM_5472: OfficialForm = {
  key: '5472',
  form: '5472 with pro-forma 1120',
  title: 'Information Return of a 25% Foreign-Owned U.S. Corporation',
  revision: 'December 2023',
  signature: 'ink',
  signatureRule: 'ink',
  lines: [
    {
      line: 'head',
      label: 'For tax year beginning / ending',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: '1a',
      label: 'Name of reporting corporation; number, street; city, state, ZIP',
      from: [
        'legalName',
        'mailingStreet',
        'mailingCity',
        'mailingRegion',
        'mailingPostalCode',
        'mailingCountry',
      ],
      src: ['J5472', 'MAP5472-B', 'MAP5472-C'],
    },
    {
      line: '1b',
      label: 'Employer identification number',
      from: [],
      src: ['J5472', 'MAP5472-B', 'MAP5472-C'],
    },
    { line: '1c', label: 'Total assets', from: [], src: ['J5472', 'MAP5472-C'] },
    {
      line: '1d',
      label: 'Principal business activity',
      from: ['product'],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: '1e',
      label: 'Principal business activity code',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: '1f',
      label: 'Total value of gross payments made or received reported on this Form 5472',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: '1g',
      label: 'Total number of Forms 5472 filed for the tax year',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: '1h',
      label: 'Total value of gross payments made or received reported on all Forms 5472',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    { line: '1i', label: 'Consolidated filing', from: [], src: ['J5472'] },
    {
      line: '1j',
      label: 'Initial year for which a Form 5472 is filed',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    { line: '1k', label: 'Number of Parts VIII attached', from: [], src: ['J5472', 'MAP5472-C'] },
    {
      line: '1l-1o',
      label:
        'Country of incorporation; date of incorporation; country(ies) of tax residence; principal country(ies) of business',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: '2',
      label:
        'Check if, at any time, any foreign person owned, directly or indirectly, at least 50%',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: '3',
      label: 'Check if the reporting corporation is a foreign-owned domestic disregarded entity',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: '4a',
      label: 'Name and address of direct 25% foreign shareholder',
      from: [],
      src: ['J5472', 'MAP5472-B', 'MAP5472-C'],
    },
    {
      line: '4b(1)',
      label: 'U.S. identifying number, if any',
      from: [],
      src: ['J5472', 'MAP5472-B', 'MAP5472-C'],
    },
    { line: '4b(2)', label: 'Reference ID number', from: [], src: ['J5472', 'MAP5472-C'] },
    {
      line: '4b(3)',
      label: 'Foreign taxpayer identification number (FTIN), if any',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: '4c-4e',
      label:
        'Principal country of business; country of citizenship or organization; country of tax residence',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: '5-7',
      label: 'Second direct and ultimate indirect 25% foreign shareholders',
      from: [],
      src: ['J5472'],
    },
    {
      line: '8a-8g',
      label:
        'Part III related party: foreign or US person, name, numbers, activity, relationship (25% foreign shareholder), countries',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    { line: '9-21, 22', label: 'Part IV amounts received', from: [], src: ['J5472', 'MAP5472-C'] },
    { line: '23-35, 36', label: 'Part IV amounts paid', from: [], src: ['J5472', 'MAP5472-C'] },
    {
      line: 'V',
      label:
        'Part V: box and attached statement: formation, dissolution, contributions, distributions',
      from: [],
      src: ['J5472', 'MAP5472-C'],
    },
    {
      line: 'VI',
      label: 'Part VI nonmonetary and less-than-full consideration',
      from: [],
      src: ['J5472'],
    },
    { line: '37-43', label: 'Part VII additional information', from: [], src: ['J5472'] },
    {
      line: '1120 head',
      label: 'Form 1120: "Foreign-owned U.S. DE" across the top',
      from: [],
      src: ['J5472'],
    },
    {
      line: '1120 name',
      label: 'Form 1120 name and address',
      from: [
        'legalName',
        'mailingStreet',
        'mailingCity',
        'mailingRegion',
        'mailingPostalCode',
        'mailingCountry',
      ],
      src: ['J5472', 'MAP5472-B', 'MAP5472-C'],
    },
    {
      line: '1120 B',
      label: 'Employer identification number',
      from: [],
      src: ['J5472', 'MAP5472-B', 'MAP5472-C'],
    },
    {
      line: '1120 E',
      label: 'Initial return, final return, name change, address change',
      from: [],
      src: ['J5472', 'MAP5472-B', 'MAP5472-C'],
    },
    {
      line: '1120 sign',
      label: 'Signature of officer, date, title',
      from: [],
      src: ['NO-ESIGN-1120'],
    },
  ],
  sources: {
    J5472:
      'Form 5472 (Rev. December 2023), Instructions (Rev. December 2024), checked 6 October 2026: github.com/jupid-tax/jupid-skills forms/form-5472',
    'MAP5472-B':
      'Second public mapping of Forms 5472 and 1120 (repository not identified); not confirmed by geometry',
    'MAP5472-C':
      'Public field maps for Form 5472 (12-2023), 1120 (2025), 7004 (12-2018), "verified against the rendered forms", with SHA-256 of the files (repository not identified)',
    'NO-ESIGN-1120':
      'Public code of a 5472 service: dated comment that Forms 1120, 5472 and 7004 are not in Exhibit 10.10.1-2',
  },
}
