import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const W_9: OfficialForm = {
  key: 'w-9',
  form: 'W-9',
  title: 'Request for Taxpayer Identification Number and Certification',
  revision: 'March 2024',
  signature: 'ink',
  signatureRule:
    'a payer may run an electronic system: it makes sure that what arrives is what was sent, records each access, that the person is the one named, has the same information and the same certification, and gives a copy to the IRS on request; the last entry is an electronic signature under penalties of perjury',
  lines: [
    { line: '1', label: 'Name of entity/individual', from: [], src: ['MAPW9'] },
    {
      line: '2',
      label: 'Business name/disregarded entity name, if different',
      from: [],
      src: ['MAPW9'],
    },
    { line: '3a', label: 'Federal tax classification', from: [], src: ['MAPW9'] },
    { line: '3a LLC', label: 'LLC tax classification letter', from: [], src: ['MAPW9'] },
    { line: '3b', label: 'Foreign partners, owners, or beneficiaries', from: [], src: ['MAPW9'] },
    { line: '4', label: 'Exempt payee code; FATCA code', from: [], src: ['MAPW9'] },
    { line: '5', label: 'Address', from: [], src: ['MAPW9'] },
    { line: '6', label: 'City, state, and ZIP code', from: [], src: ['MAPW9'] },
    { line: '7', label: 'Account number(s)', from: [], src: ['MAPW9'] },
    { line: 'I', label: 'SSN or EIN', from: [], src: ['MAPW9'] },
    { line: 'II', label: 'Signature, date', from: [], src: ['ANN9827'] },
  ],
  sources: {
    ANN9827: 'Announcement 98-27, 1998-1 C.B. 865: https://taxnotes.com/lr/resolve//1fs33',
    MAPW9:
      'Public code that fills Form W-9 page 1, names read from the form’s own XFA captions (repository not identified)',
  },
}
