'use client'

import { entryDrawer } from '@/src/admin/kit/record/EntryDrawer'
import { ADDON_CATEGORIES, addonForm, NEW_ADDON } from '@/src/domain/catalogue/editing/addon-form'
import { NEW_PACKAGE, packageForm } from '@/src/domain/catalogue/editing/package-form'
import { NEW_STATE, stateForm } from '@/src/domain/catalogue/editing/state-form'
import { NEW_STEP, stepForm } from '@/src/domain/catalogue/editing/step-form'
import { WORK_NAMES } from '@/src/domain/vocabulary/service-names'
import { OWN_STEPS } from '@/src/domain/vocabulary/work'

const TIERS = { starter: 'Starter', standard: 'Standard', premium: 'Premium' }

export const PackageDrawer = entryDrawer({
  action: 'changePackages',
  add: 'Add package',
  noun: 'package',
  schema: packageForm,
  save: '/api/packages/save',
  success: 'Package saved',
  fresh: NEW_PACKAGE,
  sections: () => [
    {
      fields: [
        { kind: 'text', name: 'name', label: 'Name', required: true },
        { kind: 'long', name: 'description', label: 'Description' },
        {
          kind: 'number',
          name: 'price',
          label: 'Price',
          help: 'Whole dollars, without the state fee',
          required: true,
        },
        {
          kind: 'choice',
          name: 'tier',
          label: 'Tier',
          help: 'Sets the delivery time shown and the add-ons offered',
          options: TIERS,
          required: true,
          initial: NEW_PACKAGE.tier,
        },
        { kind: 'lines', name: 'features', label: 'Features' },
        {
          kind: 'choice',
          isMany: true,
          name: 'includes',
          label: 'Produced with it',
          help: 'Beside the filing, and the EIN and agent of its tier. Any other feature is only a text.',
          options: WORK_NAMES,
        },
        { kind: 'switch', name: 'isActive', label: 'Active' },
        { kind: 'switch', name: 'isPopular', label: 'Most popular' },
      ],
    },
  ],
})

export const AddonDrawer = entryDrawer({
  action: 'changeAddons',
  add: 'Add add-on',
  noun: 'add-on',
  schema: addonForm,
  save: '/api/addons/save',
  success: 'Add-on saved',
  fresh: NEW_ADDON,
  sections: () => [
    {
      fields: [
        { kind: 'text', name: 'name', label: 'Name', required: true },
        { kind: 'long', name: 'description', label: 'Description' },
        {
          kind: 'number',
          decimals: 2,
          name: 'price',
          label: 'Price',
          help: 'Dollars, such as 29 or 29.50',
          required: true,
        },
        {
          kind: 'choice',
          name: 'category',
          label: 'Category',
          options: ADDON_CATEGORIES,
          required: true,
          initial: NEW_ADDON.category,
        },
        { kind: 'switch', name: 'isActive', label: 'Active' },
        { kind: 'switch', name: 'showInStarter', label: 'Offer with Starter' },
        { kind: 'switch', name: 'showInStandard', label: 'Offer with Standard' },
        { kind: 'switch', name: 'showInPremium', label: 'Offer with Premium' },
        { kind: 'switch', name: 'isRegisteredAgent', label: 'Is the registered agent' },
        { kind: 'switch', name: 'isRepeatable', label: 'Can be bought again' },
        {
          kind: 'text',
          name: 'question',
          label: 'Question to the customer',
          help: 'For an add-on of your own. Asked on the order’s page once it is paid.',
        },
        {
          kind: 'choice',
          isMany: true,
          name: 'steps',
          label: 'Steps before delivery',
          help: 'For an add-on of your own.',
          options: OWN_STEPS,
        },
      ],
    },
  ],
})

const isSameFee = (typed: unknown, fee: unknown) =>
  Number(String(typed).replace(/[$,]/g, '')) === Number(fee)

/** Opens the form of a state, or of a new one. A fee that changes is asked from when, and by which source. */
export const StateDrawer = entryDrawer({
  action: 'changeStates',
  add: 'Add state',
  noun: 'state',
  schema: stateForm,
  save: '/api/states/save',
  success: 'State saved',
  fresh: NEW_STATE,
  sections: ({ shown, today, typed }) => [
    {
      fields: [
        { kind: 'text', name: 'name', label: 'State', required: true },
        {
          kind: 'text',
          autoCapitalize: 'characters',
          name: 'code',
          label: 'Code',
          help: 'Two letters, such as WY',
          required: true,
        },
        {
          kind: 'number',
          decimals: 2,
          name: 'filingFee',
          label: 'Filing fee',
          help: 'What the state charges to form an LLC. Passed on at cost.',
          required: true,
        },
      ],
    },
    ...(typed && shown && isSameFee(typed.filingFee, shown.entry.filingFee)
      ? []
      : [
          {
            title: shown ? 'About the new fee' : 'About this fee',
            fields: [
              {
                kind: 'day',
                name: 'feeFrom',
                label: 'New fee from',
                help: 'Today or later. Until then the current fee stays. It is kept as history.',
                from: today,
                isFixed: !shown,
                initial: shown && today,
              },
              {
                kind: 'text',
                name: 'sourceTitle',
                label: 'Source name',
                help: 'Without a source, the fee goes on the review list.',
              },
              {
                kind: 'text',
                type: 'url',
                name: 'sourceUrl',
                label: 'Source address',
                help: 'Starts with https://',
              },
              {
                kind: 'day',
                name: 'checked',
                label: 'Checked on',
                help: 'The day you read it there',
                until: today,
                initial: today,
              },
            ],
          } as const,
        ]),
    {
      fields: [
        {
          kind: 'number',
          decimals: 2,
          name: 'serviceFee',
          label: 'Service fee',
          required: true,
        },
        {
          kind: 'text',
          name: 'turnaroundTime',
          label: 'Turnaround',
          help: 'The state’s own time, for example 3-5 business days. Leave it empty if no page of the state gives one.',
        },
        { kind: 'switch', name: 'isActive', label: 'Active' },
      ],
    },
    {
      title: 'Our registered agent here',
      fields: [
        { kind: 'text', name: 'agentName', label: 'Agent name' },
        {
          kind: 'text',
          name: 'agentStreet',
          label: 'Street',
          help: 'In the state. A PO box is not accepted.',
        },
        { kind: 'text', name: 'agentCity', label: 'City' },
        { kind: 'text', name: 'agentZip', label: 'ZIP code' },
      ],
    },
  ],
})

type Packages = {
  /** What can be described: each package's id and name. */
  readonly packages: Readonly<Record<string, string>>
}

export const StepDrawer = entryDrawer({
  action: 'changeCheckoutPackages',
  add: 'Add Package Description',
  noun: 'description',
  schema: stepForm,
  save: '/api/checkoutPackages/save',
  success: 'Saved',
  refused: (isNew) => `Error ${isNew ? 'creating' : 'updating'} checkout package.`,
  fresh: NEW_STEP,
  sections: ({ shown }, { packages }: Packages) => {
    const own = String(shown?.entry.package)
    return [
      {
        fields: [
          {
            kind: 'choice',
            name: 'package',
            label: 'Base package',
            help: shown ? 'The base package cannot be changed.' : 'Cannot be changed later',
            options: shown
              ? { [own]: packages[own] ?? 'A deleted package' }
              : { '': 'Choose a package', ...packages },
            required: true,
            initial: shown && own,
          },
          { kind: 'text', name: 'stepTitle', label: 'Step title', required: true },
          { kind: 'long', name: 'stepDescription', label: 'Step description', required: true },
          { kind: 'lines', name: 'detailedFeatures', label: 'Detailed features' },
          { kind: 'lines', name: 'checkoutBenefits', label: 'Checkout benefits' },
          { kind: 'long', name: 'processDescription', label: 'Process description' },
          {
            kind: 'text',
            name: 'timelineText',
            label: 'Timeline',
            help: 'For example, Filed within 24 hours',
          },
          { kind: 'text', name: 'guaranteeText', label: 'Guarantee' },
          { kind: 'switch', name: 'isActive', label: 'Active' },
        ],
      },
    ]
  },
})
