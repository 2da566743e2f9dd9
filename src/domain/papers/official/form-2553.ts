import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const FORM_2553: OfficialForm = {
  key: '2553',
  form: '2553',
  title: 'Election by a Small Business Corporation',
  revision: 'December 2017',
  signature: 'ink',
  signatureRule:
    'ink, officer and every owner; a faxed copy of the hand-signed form is fine, the original stays with the company',
  lines: [
    {
      line: 'name',
      label: 'Name (see instructions)',
      from: ['legalName'],
      src: ['J2553', 'MAP2553'],
    },
    {
      line: 'street',
      label: 'Number, street, and room or suite no.',
      from: ['physicalStreet', 'mailingStreet'],
      src: ['J2553', 'MAP2553'],
    },
    {
      line: 'city',
      label: 'City or town, state or province, country, and ZIP or foreign postal code',
      from: [
        'mailingStreet',
        'mailingCity',
        'mailingRegion',
        'mailingPostalCode',
        'mailingCountry',
      ],
      src: ['J2553', 'MAP2553'],
    },
    {
      line: 'A',
      label: 'Employer identification number',
      from: ['ein'],
      src: ['J2553', 'MAP2553'],
    },
    { line: 'B', label: 'Date incorporated', from: ['formedOn'], src: ['J2553', 'MAP2553'] },
    { line: 'C', label: 'State of incorporation', from: ['stateName'], src: ['J2553', 'MAP2553'] },
    {
      line: 'D',
      label:
        'Check the applicable box(es) if the entity, after applying for the EIN, changed its name or address',
      from: [],
      src: ['J2553'],
    },
    {
      line: 'E',
      label: 'Election is to be effective for tax year beginning (month, day, year)',
      from: ['effectiveOn'],
      src: ['J2553', 'MAP2553'],
    },
    {
      line: 'F',
      label: 'Selected tax year: (1) calendar (2) fiscal (3) 52-53 December (4) 52-53 other',
      from: ['closingMonth'],
      src: ['J2553', 'MAP2553'],
    },
    { line: 'G', label: 'If more than 100 shareholders are listed …', from: [], src: ['J2553'] },
    {
      line: 'H',
      label: 'Name and title of officer or legal representative whom the IRS may call; telephone',
      from: ['officer', 'phone'],
      src: ['J2553', 'MAP2553'],
    },
    { line: 'I', label: 'Late election: declaration and explanation', from: [], src: ['J2553'] },
    {
      line: 'sign',
      label: 'Signature of officer, title, date',
      from: [],
      src: ['J2553', 'MAP2553'],
    },
    {
      line: 'p2 head',
      label: 'Name and EIN, again',
      from: ['legalName'],
      src: ['J2553', 'MAP2553'],
    },
    {
      line: 'J',
      label: 'Name and address of each shareholder or former shareholder required to consent',
      from: ['owners'],
      src: ['J2553', 'MAP2553'],
    },
    {
      line: 'K',
      label: 'Shareholder’s consent statement: signature, date',
      from: [],
      src: ['J2553', 'MAP2553'],
    },
    {
      line: 'L',
      label: 'Stock owned or percentage of ownership; date(s) acquired',
      from: ['holdings'],
      src: ['J2553', 'MAP2553'],
    },
    {
      line: 'M',
      label: 'Social security number or employer identification number',
      from: [],
      src: ['J2553', 'MAP2553'],
    },
    {
      line: 'N',
      label: 'Shareholder’s tax year ends (month and day)',
      from: [],
      src: ['J2553', 'MAP2553'],
    },
    { line: 'O-R', label: 'Part II Selection of fiscal tax year', from: [], src: ['J2553'] },
    { line: 'III', label: 'Qualified Subchapter S Trust election', from: [], src: ['J2553'] },
    {
      line: 'IV',
      label: 'Late corporate classification election representations',
      from: [],
      src: ['J2553'],
    },
  ],
  sources: {
    J2553:
      'Form 2553 (Rev. December 2017), Instructions (Rev. December 2020), irs.gov where-to-file page, checked 6 October 2026: github.com/jupid-tax/jupid-skills forms/form-2553',
    MAP2553:
      'Public code that fills Form 2553 (Rev. 12-2017), names found by inspecting the file (repository not identified)',
  },
}
