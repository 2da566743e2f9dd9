import type { Field, TextField } from 'payload'

import { staffField } from '@/src/access/rules'
import { HEADING_FONTS, TEXT_FONTS } from '@/src/domain/content/brand-fonts'
import { claimFields } from '@/src/fields/content/claim'
import { count, email, options } from '@/src/fields/simple'
import { hexColour, pathOrWebAddress, webAddress } from '@/src/fields/validate'

type Line = Extract<TextField, { hasMany?: false }>

const line = (name: string, label: string, options: Partial<Line> = {}): Line => ({
  name,
  type: 'text',
  label,
  maxLength: 200,
  ...options,
})

/** Kept with the company's facts, yet for staff alone. */
const forStaff = { read: staffField('view_branding') }

export const companyInfo: Field[] = [
  line('companyName', 'Company name', { required: true, defaultValue: 'Charterdesk' }),
  line('companyTagline', 'Tagline'),
  { name: 'companyDescription', type: 'textarea', label: 'Description', maxLength: 1000 },
  line('legalEntityName', 'Legal entity name'),
  line('businessLicense', 'Business license', { access: forStaff }),
  line('taxId', 'Tax ID', { access: forStaff }),
  line('organizerName', 'Organizer or incorporator', { access: forStaff }),
  line('organizerTitle', 'Title of the organizer', { maxLength: 80, access: forStaff }),
  email('organizerEmail', { label: 'Email of the organizer', access: forStaff }),
  line('agentSignerName', 'Signs as registered agent', { access: forStaff }),
  line('agentSignerTitle', 'Title of the agent’s signer', { maxLength: 80, access: forStaff }),
  email('agentSignerEmail', { label: 'Email of the agent’s signer', access: forStaff }),
]

export const contactDetails: Field[] = [
  email('companyEmail', { label: 'Email' }),
  line('companyPhone', 'Phone', { maxLength: 40 }),
  line('companyAddressLine1', 'Address, line 1'),
  line('companyAddressLine2', 'Address, line 2'),
  line('companyCity', 'City', { maxLength: 80 }),
  line('companyState', 'State', { maxLength: 80 }),
  line('companyZip', 'ZIP', { maxLength: 20 }),
  {
    name: 'companyCountry',
    type: 'select',
    label: 'Country',
    defaultValue: 'United States',
    options: ['United States', 'Canada', 'United Kingdom', 'Australia', 'Other'],
  },
  line('supportHours', 'Support hours', { defaultValue: 'Mon-Fri: 9 AM - 6 PM EST' }),
]

const colour = (name: string, label: string, defaultValue: string) =>
  line(name, label, { defaultValue, maxLength: 7, validate: hexColour })

export const branding: Field[] = [
  line('companyLogoUrl', 'Logo', {
    maxLength: 500,
    validate: pathOrWebAddress,
    admin: { description: '200x50 PNG recommended' },
  }),
  line('companyFaviconUrl', 'Favicon', {
    maxLength: 500,
    validate: pathOrWebAddress,
    admin: { description: '32x32' },
  }),
  colour('primaryColor', 'Primary', '#3B82F6'),
  colour('secondaryColor', 'Secondary', '#1D4ED8'),
  colour('accentColor', 'Accent', '#10B981'),
  {
    name: 'textFont',
    type: 'select',
    label: 'Text typeface',
    defaultValue: 'instrument-sans',
    options: options(TEXT_FONTS),
  },
  {
    name: 'headingFont',
    type: 'select',
    label: 'Heading typeface',
    defaultValue: 'newsreader',
    options: options(HEADING_FONTS),
  },
]

export const website: Field[] = [
  line('websiteDomain', 'Domain'),
  line('guaranteeText', 'Guarantee'),
  line('copyrightText', 'Copyright', { defaultValue: 'All rights reserved.' }),
  {
    name: 'customers',
    type: 'group',
    label: 'LLCs formed, as you counted them',
    admin: {
      description:
        'For companies formed before this site could count them. Shown as “1,200 LLCs formed” after someone else has verified it.',
    },
    fields: [count('count', { label: 'Number' }), ...claimFields('view_branding')],
  },
  count('formedThreshold', {
    label: 'Show “LLCs formed” from',
    admin: {
      description:
        'Counted from your approved formations and shown with the date once you reach this number. Leave empty to hide it.',
    },
  }),
]

const profile = (name: string, label: string) =>
  line(name, label, { maxLength: 300, validate: webAddress })

export const socialMedia: Field[] = [
  profile('twitterUrl', 'Twitter'),
  profile('facebookUrl', 'Facebook'),
  profile('linkedinUrl', 'LinkedIn'),
  profile('instagramUrl', 'Instagram'),
  profile('youtubeUrl', 'YouTube'),
]
