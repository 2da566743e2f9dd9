import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** Lines and rules as public sources had them on November 25, 2026. Compare with the form itself before relying on them. */
export const FORM_1583: OfficialForm = {
  key: 'usps-1583',
  form: 'PS Form 1583',
  title: 'Application for Delivery of Mail Through Agent',
  revision: 'June 2024',
  signature: 'witnessed',
  signatureRule:
    'a typed name in our own form is not enough: witnessed or notarized; remote online notarization by a US notary is accepted, a foreign notary is not',
  lines: [
    {
      line: 'open',
      label: 'Date mailbox opened / closed',
      from: [],
      src: ['own knowledge, check before relying on it'],
    },
    {
      line: 'service',
      label: 'Type of service: business/organization or residential/personal',
      from: [],
      src: ['own knowledge, check before relying on it'],
    },
    {
      line: 'pmb',
      label: 'Private mailbox (PMB) number and address of the agent (CMRA)',
      from: [],
      src: ['own knowledge, check before relying on it'],
    },
    {
      line: 'agent',
      label: 'Name and address of the CMRA',
      from: [],
      src: ['own knowledge, check before relying on it'],
    },
    {
      line: 'applicant',
      label: 'Applicant name, home address, telephone, email',
      from: [
        'person',
        'homeStreet',
        'homeCity',
        'homeRegion',
        'homePostalCode',
        'homeCountry',
        'phone',
      ],
      src: ['own knowledge, check before relying on it'],
    },
    {
      line: 'auth',
      label: 'Authorized individual besides the applicant',
      from: [],
      src: ['own knowledge, check before relying on it'],
    },
    {
      line: 'id1',
      label: 'Photo identification: kind, number, issuer, expiry',
      from: [],
      src: ['NOTARIZE'],
    },
    { line: 'id2', label: 'Address identification', from: [], src: ['NOTARIZE'] },
    {
      line: 'biz',
      label: 'Name, address, type of business; place of registration',
      from: ['legalName', 'state', 'product'],
      src: ['own knowledge, check before relying on it'],
    },
    {
      line: 'members',
      label: 'Names of members or officers whose mail is to be delivered',
      from: [],
      src: ['own knowledge, check before relying on it'],
    },
    {
      line: 'terms',
      label: 'Statement that the mail may be taken by the agent; forwarding after the end',
      from: [],
      src: ['own knowledge, check before relying on it'],
    },
    {
      line: 'sign',
      label: 'Signature of applicant and date, before the agent or a notary',
      from: [],
      src: ['SPHERE', 'XOFFICE'],
    },
    { line: 'witness', label: 'Signature of the agent or notary, seal', from: [], src: ['SPHERE'] },
  ],
  sources: {
    NOTARIZE:
      'https://support.notarize.com/en/articles/1118553-what-types-of-id-are-allowed-on-form-ps-1583s',
    SPHERE:
      'https://support.spheremail.co/support/solutions/articles/69000870460 (PS Form 1583, June 2024)',
    XOFFICE:
      'https://thexoffice-us.pages.dev/blog/notarize-form-1583-step-by-step (cites Postal Bulletin 22648 of 16 May 2024)',
  },
}
