import type { Field, GroupField } from 'payload'

import { staffField } from '@/src/access/rules'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { fixed } from '@/src/fields/fixed'
import { flag, reference } from '@/src/fields/simple'
import { webAddress } from '@/src/fields/validate'

const DAY = { date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } } as const

/** The proof of something that the site claims, read by those who hold `needs`. */
export function claimFields(needs: Permission): Field[] {
  const ofStaff = { read: staffField(needs) }
  return [
    { name: 'source', type: 'text', maxLength: 300, access: ofStaff },
    {
      name: 'sourceUrl',
      type: 'text',
      label: 'Link to the source',
      maxLength: 500,
      validate: webAddress,
      access: ofStaff,
    },
    { name: 'asOf', type: 'date', label: 'Date', admin: DAY },
    reference('evidence', 'evidence', { label: 'Evidence file', access: ofStaff }),
    {
      name: 'expiresAt',
      type: 'date',
      label: 'Shown until',
      index: true,
      admin: {
        ...DAY,
        description: 'The last day (UTC) on which the site shows it. Without one it has no end.',
      },
    },
    flag('verified', false, {
      admin: {
        description:
          'Someone other than the person who entered it checks the evidence and ticks this. If you work alone, attach a file, tick this, and tick it again after a day. Any change has to be verified again.',
      },
    }),
    fixed({ name: 'enteredBy', type: 'relationship', relationTo: 'users', access: ofStaff }),
    fixed({ name: 'verifiedBy', type: 'relationship', relationTo: 'users', access: ofStaff }),
    fixed({ name: 'verifiedAt', type: 'date', access: ofStaff }),
  ]
}

/** What is on record about something that the site claims. `guardClaim` keeps it. */
export function claimGroup(description: string, more: readonly Field[] = []): GroupField {
  return {
    name: 'claim',
    type: 'group',
    label: 'Proof',
    admin: { description },
    fields: [...more, ...claimFields('view_content')],
  }
}
