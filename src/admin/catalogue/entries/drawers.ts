'use client'

import { entryDrawer } from '@/src/admin/kit/record/EntryDrawer'
import { ask } from '@/src/admin/kit/record/record-field'
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
        ask('text', 'name', 'Name', { required: true }),
        ask('long', 'description', 'Description'),
        ask('number', 'price', 'Price', {
          help: 'Whole dollars, without the state fee',
          required: true,
        }),
        ask('choice', 'tier', 'Tier', {
          help: 'Sets the delivery time shown and the add-ons offered',
          options: TIERS,
          required: true,
          initial: NEW_PACKAGE.tier,
        }),
        ask('lines', 'features', 'Features'),
        ask('choice', 'includes', 'Produced with it', {
          isMany: true,
          help: 'Beside the filing, and the EIN and agent of its tier. Any other feature is only a text.',
          options: WORK_NAMES,
        }),
        ask('switch', 'isActive', 'Active'),
        ask('switch', 'isPopular', 'Most popular'),
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
        ask('text', 'name', 'Name', { required: true }),
        ask('long', 'description', 'Description'),
        ask('number', 'price', 'Price', {
          decimals: 2,
          help: 'Dollars, such as 29 or 29.50',
          required: true,
        }),
        ask('choice', 'category', 'Category', {
          options: ADDON_CATEGORIES,
          required: true,
          initial: NEW_ADDON.category,
        }),
        ask('switch', 'isActive', 'Active'),
        ask('switch', 'showInStarter', 'Offer with Starter'),
        ask('switch', 'showInStandard', 'Offer with Standard'),
        ask('switch', 'showInPremium', 'Offer with Premium'),
        ask('switch', 'isRegisteredAgent', 'Is the registered agent'),
        ask('switch', 'isRepeatable', 'Can be bought again'),
        ask(
          'text',
          'question',
          'Question to the customer',
          'For an add-on of your own. Asked on the order’s page once it is paid.',
        ),
        ask('choice', 'steps', 'Steps before delivery', {
          isMany: true,
          help: 'For an add-on of your own.',
          options: OWN_STEPS,
        }),
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
        ask('text', 'name', 'State', { required: true }),
        ask('text', 'code', 'Code', {
          autoCapitalize: 'characters',
          help: 'Two letters, such as WY',
          required: true,
        }),
        ask('number', 'filingFee', 'Filing fee', {
          decimals: 2,
          help: 'What the state charges to form an LLC. Passed on at cost.',
          required: true,
        }),
      ],
    },
    ...(typed && shown && isSameFee(typed.filingFee, shown.entry.filingFee)
      ? []
      : [
          {
            title: shown ? 'About the new fee' : 'About this fee',
            fields: [
              ask('day', 'feeFrom', 'New fee from', {
                help: 'Today or later. Until then the current fee stays. It is kept as history.',
                from: today,
                isFixed: !shown,
                initial: shown && today,
              }),
              ask(
                'text',
                'sourceTitle',
                'Source name',
                'Without a source, State facts lists the fee for review.',
              ),
              ask('text', 'sourceUrl', 'Source address', {
                type: 'url',
                help: 'Starts with https://',
              }),
              ask('day', 'checked', 'Checked on', {
                help: 'The day you read it there',
                until: today,
                initial: today,
              }),
            ],
          } as const,
        ]),
    {
      fields: [
        ask('number', 'serviceFee', 'Service fee', { decimals: 2, required: true }),
        ask(
          'text',
          'turnaroundTime',
          'Turnaround',
          'The state’s own time, for example 3-5 business days. Leave it empty if no page of the state gives one.',
        ),
        ask('switch', 'isActive', 'Active'),
      ],
    },
    {
      title: 'Our registered agent here',
      fields: [
        ask('text', 'agentName', 'Agent name'),
        ask('text', 'agentStreet', 'Street', 'In the state. A PO box is not accepted.'),
        ask('text', 'agentCity', 'City'),
        ask('text', 'agentZip', 'ZIP code'),
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
          ask('choice', 'package', 'Base package', {
            help: shown ? 'The base package cannot be changed.' : 'Cannot be changed later',
            options: shown
              ? { [own]: packages[own] ?? 'A deleted package' }
              : { '': 'Choose a package', ...packages },
            required: true,
            initial: shown && own,
          }),
          ask('text', 'stepTitle', 'Step title', { required: true }),
          ask('long', 'stepDescription', 'Step description', { required: true }),
          ask('lines', 'detailedFeatures', 'Detailed features'),
          ask('lines', 'checkoutBenefits', 'Checkout benefits'),
          ask('long', 'processDescription', 'Process description'),
          ask('text', 'timelineText', 'Timeline', 'For example, Filed within 24 hours'),
          ask('text', 'guaranteeText', 'Guarantee'),
          ask('switch', 'isActive', 'Active'),
        ],
      },
    ]
  },
})
