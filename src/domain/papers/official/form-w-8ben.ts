import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const W_8BEN: OfficialForm = {
  key: 'w-8ben',
  form: 'W-8BEN',
  title: 'Certificate of Foreign Status of Beneficial Owner (Individuals)',
  revision: 'October 2021',
  signature: 'ink',
  signatureRule:
    'electronic signature must show that it was signed electronically by an authorized person (time and date stamp and a statement); a name merely typed into the line is not one',
  lines: [
    {
      line: '1',
      label: 'Name of individual who is the beneficial owner',
      from: [],
      src: ['MAPW8'],
    },
    { line: '2', label: 'Country of citizenship', from: [], src: ['MAPW8'] },
    {
      line: '3',
      label:
        'Permanent residence address (no P.O. box or in-care-of); city, state, postal code; country',
      from: [],
      src: ['MAPW8'],
    },
    { line: '4', label: 'Mailing address if different; city …; country', from: [], src: ['MAPW8'] },
    {
      line: '5',
      label: 'U.S. taxpayer identification number (SSN or ITIN), if required',
      from: [],
      src: ['MAPW8'],
    },
    { line: '6a', label: 'Foreign tax identifying number', from: [], src: ['MAPW8', 'SOVOS'] },
    { line: '6b', label: 'Check if FTIN not legally required', from: [], src: ['MAPW8'] },
    { line: '7', label: 'Reference number(s)', from: [], src: ['MAPW8'] },
    { line: '8', label: 'Date of birth', from: [], src: ['MAPW8', 'SOVOS'] },
    { line: '9', label: 'Country of residence for treaty purposes', from: [], src: ['MAPW8'] },
    {
      line: '10',
      label: 'Special rates and conditions: article, rate, type of income, reasons',
      from: [],
      src: ['MAPW8'],
    },
    { line: 'III cap', label: 'Capacity to sign for the person', from: [], src: ['MAPW8'] },
    {
      line: 'III',
      label: 'Signature; date MM-DD-YYYY; print name of signer',
      from: [],
      src: ['SOVOS', 'REG1441', 'MAPW8'],
    },
  ],
  sources: {
    MAPW8:
      'Public code for Form W-8BEN (Rev. October 2021), fields placed by position (repository not identified)',
    REG1441:
      'Treas. Reg. 1.1441-1(e)(4)(iv), quoted at isaacbowman.com and in a chief counsel memo summary at gunster.com',
    SOVOS:
      'https://sovos.com/blog/trr/irs-updates-instructions-form-w-8ben-conform-new-regulations',
  },
}
