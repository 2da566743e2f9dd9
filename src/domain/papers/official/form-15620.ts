import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const FORM_15620: OfficialForm = {
  key: '15620',
  form: '15620',
  title: 'Section 83(b) Election',
  revision: 'April 2025',
  signature: 'ink',
  signatureRule: 'paper: ink; online: signing in with ID.me in the IRS portal',
  lines: [
    { line: '1', label: 'Taxpayer’s name', from: [], src: ['DESK83', 'MAP15620'] },
    { line: '1', label: 'Taxpayer’s TIN', from: [], src: ['DESK83', 'MAP15620'] },
    {
      line: '1',
      label: 'Address (number and street); City; State or province; ZIP or postal code; Country',
      from: [],
      src: ['DESK83', 'MAP15620'],
    },
    {
      line: '2',
      label: 'The property which is the subject of this election (describe property and quantity)',
      from: [],
      src: ['DESK83', 'MAP15620'],
    },
    {
      line: '3',
      label: 'The date the property was transferred',
      from: [],
      src: ['DESK83', 'MAP15620'],
    },
    {
      line: '4',
      label: 'Taxable year for which the election is being made',
      from: [],
      src: ['DESK83', 'MAP15620'],
    },
    {
      line: '5',
      label: 'The property is subject to the following restrictions',
      from: [],
      src: ['DESK83', 'MAP15620'],
    },
    {
      line: '6',
      label: 'Total fair market value at the time of transfer; a value per item; b quantity',
      from: [],
      src: ['DESK83', 'SIDLEY', 'MAP15620'],
    },
    {
      line: '7',
      label:
        'For the property transferred, the taxpayer paid a total of; a price per item; b quantity',
      from: [],
      src: ['DESK83', 'SIDLEY', 'MAP15620'],
    },
    {
      line: '8',
      label: 'Amount to include in gross income (6 minus 7)',
      from: [],
      src: ['DESK83'],
    },
    {
      line: '9',
      label: 'Person for whom services are performed: name, TIN, address',
      from: ['legalName'],
      src: ['DESK83'],
    },
    { line: 'sign', label: 'Taxpayer’s signature, date', from: [], src: ['DESK83'] },
  ],
  sources: {
    DESK83: 'https://83belectiondesk.com/guides/form-15620-83b-election',
    MAP15620:
      'Public code that fills Form 15620 by its field names (repository not identified; the same project lists the form file at github.com/tuliren/83b)',
    SIDLEY:
      'https://www.sidley.com/en/insights/newsupdates/2025/08/83b-goes-digital-two-quirks-founders-should-know-before-you-click-submit',
  },
}
