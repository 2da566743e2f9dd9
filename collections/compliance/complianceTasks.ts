import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'

import { denyAll, managedBy, staffField, staffOrOwner } from '@/src/access/rules'
import { isComputed, keptKey } from '@/src/domain/compliance/reconcile-plan'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { fixed } from '@/src/fields/fixed'
import { choice, flag, listing, reference } from '@/src/fields/simple'
import { dueDay, webAddress } from '@/src/fields/validate'
import type { ComplianceTask } from '@/src/payload-types'

const TEXTS = ['title', 'description', 'source', 'kind', 'state'] as const
const DAYS = ['dueDate', 'opensOn'] as const

const dayOf = (value: unknown) => (typeof value === 'string' ? storedDay(value) : null)

/** A computed task that someone words or dates otherwise is theirs: no plan changes it again. */
const keepStaffEdits: CollectionBeforeChangeHook<ComplianceTask> = ({ data, originalDoc, req }) => {
  const key = originalDoc?.dedupeKey
  if (!originalDoc || !isComputed(key) || req.context.planning) return data
  const isEdited =
    TEXTS.some(
      (name) => data[name] !== undefined && (data[name] || null) !== (originalDoc[name] || null),
    ) ||
    DAYS.some((name) => data[name] !== undefined && dayOf(data[name]) !== dayOf(originalDoc[name]))
  return isEdited ? { ...data, dedupeKey: keptKey(key) } : data
}

/** Completing a task says when; reopening it forgets that. */
const stampCompletion: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const was = originalDoc?.isCompleted === true
  const is = data.isCompleted === true
  if (is && (!was || !data.completedAt)) {
    return { ...data, completedAt: data.completedAt ?? new Date().toISOString() }
  }
  return is ? data : { ...data, completedAt: null }
}

const byStaff = { create: staffField('manage_compliance'), update: staffField('manage_compliance') }

/** What only staff decide; the owner may read it, and tick the task off. */
const planned: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 200, access: byStaff },
  { name: 'description', type: 'textarea', maxLength: 2000, access: byStaff },
  {
    name: 'dueDate',
    type: 'date',
    required: true,
    validate: dueDay,
    access: byStaff,
  },
  reference('user', 'users', { required: true, access: byStaff }),
  { name: 'order', type: 'relationship', relationTo: 'orders', index: true, access: byStaff },
  { name: 'state', type: 'text', maxLength: 2, access: byStaff },
  { name: 'opensOn', type: 'date', access: byStaff },
  { name: 'source', type: 'text', maxLength: 500, validate: webAddress, access: byStaff },
  fixed({
    name: 'handledBy',
    label: 'Done for the customer by',
    type: 'relationship',
    relationTo: 'orders',
    index: true,
  }),
  choice('kind', 'custom', ['report', 'tax', 'registered_agent', 'federal', 'custom'], {
    access: byStaff,
    index: false, // the list's own begins with it
  }),
]

/** Something a company must do by a date. */
export const complianceTasks: CollectionConfig = {
  slug: 'complianceTasks',
  access: {
    ...managedBy('compliance'),
    read: staffOrOwner('view_compliance', 'user'),
    update: staffOrOwner('manage_compliance', 'user'),
    readVersions: denyAll,
  },
  admin: {
    ...listing('Support', 'title', { needs: 'view_compliance', search: ['title', 'description'] }),
    description:
      'Calculated from the state’s rules. Your changes to a date or text are kept. If a task does not apply, mark it complete: a deleted one comes back.',
    defaultColumns: ['title', 'user', 'dueDate', 'isCompleted', 'order'],
  },
  defaultSort: 'dueDate',
  disableDuplicate: true,
  indexes: [{ fields: ['user', 'dueDate'] }], // the list of all has its own
  labels: { singular: 'Compliance task', plural: 'Compliance' },
  hooks: { beforeChange: [stampCompletion, keepStaffEdits] },
  fields: [
    ...planned,
    flag('isCompleted', false, { label: 'Completed', index: false }), // as above
    fixed({ name: 'completedAt', type: 'date', index: true }),
    fixed({
      name: 'dedupeKey',
      type: 'text',
      unique: true,
      admin: { description: 'Prevents duplicate deadlines' },
    }),
    fixed({ name: 'remindedAt', type: 'date' }),
  ],
}
