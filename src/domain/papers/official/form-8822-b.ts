import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const FORM_8822_B: OfficialForm = {
  key: '8822-b',
  form: '8822-B',
  title: 'Change of Address or Responsible Party — Business',
  revision: 'December 2019',
  signature: 'ink',
  signatureRule: 'ink',
  lines: [
    {
      line: 'box',
      label: 'If you are a tax-exempt organization, check here',
      from: [],
      src: ['MAP8822B'],
    },
    {
      line: '1',
      label: 'Employment, excise, income, and other business returns',
      from: [],
      src: ['MAP8822B'],
    },
    { line: '2', label: 'Employee plan returns', from: [], src: ['MAP8822B'] },
    { line: '3', label: 'Business location', from: [], src: ['MAP8822B'] },
    { line: '4a', label: 'Business name', from: ['legalName'], src: ['MAP8822B'] },
    { line: '4b', label: 'Employer identification number', from: [], src: ['MAP8822B'] },
    {
      line: '5',
      label: 'Old mailing address; foreign country, province, postal code',
      from: [],
      src: ['MAP8822B'],
    },
    { line: '6', label: 'New mailing address …', from: [], src: ['MAP8822B'] },
    { line: '7', label: 'New business location …', from: [], src: ['MAP8822B'] },
    { line: '8', label: 'New responsible party’s name', from: [], src: ['MAP8822B'] },
    { line: '9', label: 'New responsible party’s SSN, ITIN, or EIN', from: [], src: ['MAP8822B'] },
    {
      line: 'phone',
      label: 'Daytime telephone number of person to contact (optional)',
      from: ['phone'],
      src: ['MAP8822B'],
    },
    {
      line: 'sign',
      label: 'Signature of owner, officer, or representative; date',
      from: [],
      src: ['MAP8822B'],
    },
    { line: 'title', label: 'Title', from: ['partyTitle'], src: ['MAP8822B'] },
  ],
  sources: {
    MAP8822B:
      'Public code that fills Form 8822-B (Rev. December 2019), 22 fields confirmed by rectangle and label (repository not identified)',
  },
}
