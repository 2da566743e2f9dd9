import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const FORM_8832: OfficialForm = {
  key: '8832',
  form: '8832',
  title: 'Entity Classification Election',
  revision: 'December 2013',
  signature: 'electronic',
  signatureRule:
    'electronic signature allowed, by any technology that meets the five requirements; still sent on paper by mail',
  lines: [
    {
      line: 'name',
      label: 'Name of eligible entity making election',
      from: ['legalName'],
      src: ['J8832', 'MAP8832'],
    },
    { line: 'EIN', label: 'Employer identification number', from: [], src: ['J8832', 'MAP8832'] },
    {
      line: 'street',
      label: 'Number, street, and room or suite no.',
      from: ['mailingStreet'],
      src: ['J8832', 'MAP8832'],
    },
    {
      line: 'city',
      label: 'City or town, state, and ZIP code (foreign: country and postal code)',
      from: [
        'mailingStreet',
        'mailingCity',
        'mailingRegion',
        'mailingPostalCode',
        'mailingCountry',
      ],
      src: ['J8832', 'MAP8832'],
    },
    {
      line: 'check',
      label: 'Address change; late relief Rev. Proc. 2009-41; relief Rev. Proc. 2010-32',
      from: [],
      src: ['J8832', 'MAP8832'],
    },
    {
      line: '1',
      label:
        'Type of election: a initial classification by a newly-formed entity; b change in current classification',
      from: [],
      src: ['J8832', 'MAP8832'],
    },
    {
      line: '2a',
      label:
        'Has the eligible entity previously filed an entity election that had an effective date within the last 60 months?',
      from: [],
      src: ['J8832', 'MAP8832'],
    },
    {
      line: '2b',
      label:
        'Was the prior election an initial classification election by a newly formed entity that was effective on the date of formation?',
      from: [],
      src: ['J8832', 'MAP8832'],
    },
    {
      line: '3',
      label: 'Does the eligible entity have more than one owner?',
      from: ['llcMembers'],
      src: ['J8832', 'MAP8832'],
    },
    { line: '4a', label: 'Name of owner', from: [], src: ['J8832', 'MAP8832'] },
    { line: '4b', label: 'Identifying number of owner', from: [], src: ['J8832', 'MAP8832'] },
    { line: '5', label: 'Parent corporation and EIN', from: [], src: ['J8832', 'MAP8832'] },
    {
      line: '6',
      label:
        'Type of entity: a domestic corporation, b domestic partnership, c domestic disregarded, d-f foreign',
      from: [],
      src: ['J8832', 'MAP8832'],
    },
    { line: '7', label: 'Foreign country of organization', from: [], src: ['J8832', 'MAP8832'] },
    {
      line: '8',
      label: 'Election is to be effective beginning (month, day, year)',
      from: [],
      src: ['J8832', 'MAP8832'],
    },
    {
      line: '9',
      label: 'Name and title of contact person whom the IRS may call',
      from: ['partyName', 'partyTitle'],
      src: ['J8832', 'MAP8832'],
    },
    {
      line: '10',
      label: 'Contact person’s telephone number',
      from: ['phone'],
      src: ['J8832', 'MAP8832'],
    },
    {
      line: 'sign',
      label: 'Consent statement and signature(s): signature, date, title',
      from: [],
      src: ['J8832', 'MAP8832'],
    },
    {
      line: '11',
      label: 'Part II explanation for late relief',
      from: [],
      src: ['J8832', 'MAP8832'],
    },
  ],
  sources: {
    J8832:
      'Form 8832 (Rev. December 2013), checked 6 October 2026: github.com/jupid-tax/jupid-skills forms/form-8832',
    MAP8832:
      'Public code that fills Form 8832, each name confirmed by rectangle and printed label (repository not identified)',
  },
}
