import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const FORM_8821: OfficialForm = {
  key: '8821',
  form: '8821',
  title: 'Tax Information Authorization',
  revision: 'January 2021',
  signature: 'ink',
  signatureRule:
    'electronic only when uploaded at irs.gov by the designee (after he has checked the taxpayer’s identity); ink when faxed or mailed',
  lines: [
    {
      line: '1',
      label: 'Taxpayer information: name and address',
      from: ['legalName'],
      src: ['I8821', 'POA-MAP'],
    },
    {
      line: '1 TIN',
      label: 'Taxpayer identification number(s)',
      from: [],
      src: ['I8821', 'POA-MAP'],
    },
    {
      line: '1 phone',
      label: 'Daytime telephone number',
      from: ['phone'],
      src: ['I8821', 'POA-MAP'],
    },
    { line: '1 plan', label: 'Plan number (if applicable)', from: [], src: ['I8821'] },
    { line: '2a', label: 'Designee: name and address', from: [], src: ['I8821', 'POA-MAP'] },
    { line: '2 CAF', label: 'CAF No.', from: [], src: ['I8821', 'POA-MAP'] },
    { line: '2 PTIN', label: 'PTIN', from: [], src: ['I8821', 'POA-MAP'] },
    { line: '2 tel', label: 'Telephone No.', from: [], src: ['I8821', 'POA-MAP'] },
    { line: '2 fax', label: 'Fax No.', from: [], src: ['I8821', 'POA-MAP'] },
    {
      line: '2 copies',
      label: 'Check if to be sent copies of notices and communications',
      from: [],
      src: ['I8821', 'POA-MAP'],
    },
    { line: '3a', label: 'Type of Tax Information', from: [], src: ['I8821', 'POA-MAP'] },
    { line: '3b', label: 'Tax Form Number', from: [], src: ['I8821', 'POA-MAP'] },
    {
      line: '3c',
      label: 'Year(s) or Period(s)',
      from: [],
      src: ['own knowledge, check before relying on it', 'POA-MAP'],
    },
    { line: '3d', label: 'Specific Tax Matters', from: [], src: ['I8821', 'POA-MAP'] },
    { line: '4', label: 'Specific use not recorded on the CAF', from: [], src: ['I8821'] },
    {
      line: '5',
      label: 'Retention/revocation of prior tax information authorizations',
      from: [],
      src: ['I8821', 'POA-MAP'],
    },
    { line: '6 name', label: 'Print Name', from: [], src: ['I8821', 'POA-MAP'] },
    { line: '6', label: 'Signature, date, title', from: [], src: ['I8821'] },
  ],
  sources: {
    I8821: 'Instructions for Form 8821 (Rev. September 2021), copy at ses.stf.com',
    'POA-MAP':
      'Public TypeScript code that fills Forms 2848 and 8821, names confirmed by tooltips and rendering (repository not identified)',
  },
}
