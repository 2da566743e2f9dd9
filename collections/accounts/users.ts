import type { CollectionConfig, UIField } from 'payload'
import { dropExtraRights, guardRights, holdRights, keepLastAdmin } from '@/hooks/accounts/rights'
import {
  closeBuiltInResets,
  guardPassword,
  holdSessions,
  refuseWithoutFactor,
  sendFirstInvitation,
} from '@/hooks/accounts/users'
import { deleteWith } from '@/hooks/platform/references'
import { isStaff, may } from '@/src/access/permissions'
import { denyAll, denyField, staff, staffField, staffOrOwner } from '@/src/access/rules'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { fixed, fixedGroup, UNSEEN } from '@/src/fields/fixed'
import { choice, listing, options, searchText } from '@/src/fields/simple'
import { env } from '@/src/lib/env'

/** The longest that any session lasts, whatever is set; how long each does, `openSession` decides. */
const LONGEST_SESSION = 90 * 24 * 60 * 60

const MOMENTS = { emailVerifiedAt: 'Email confirmed', lastSeenAt: 'Last seen', erasedAt: 'Deleted' }

const isErased = ({ erasedAt }: { erasedAt?: string | null }) => Boolean(erasedAt)

/** A part of the account's page that no list has a column for. */
const panel = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: component } },
})

/** Everybody with an account: customers and staff. Being one grants nothing by itself. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    tokenExpiration: LONGEST_SESSION,
    maxLoginAttempts: 0, // a stranger could shut the owner out: signing in slows down instead
    removeTokenFromResponses: true,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    admin: ({ req }) => isStaff(req),
    create: staff('manage_users'), // customers sign up through the signUp service
    read: staffOrOwner('view_users', 'id'),
    update: async ({ req }) => {
      if (await may(req, 'manage_users')) return true
      return isStaff(req) && req.user ? { id: { equals: req.user.id } } : false
    },
    delete: denyAll, // accounts are erased, so that what must stay stays (eraseAccount)
    unlock: denyAll,
    readVersions: denyAll,
  },
  admin: listing('Users', 'email', {
    needs: 'view_users',
    search: ['email', 'firstName', 'lastName'],
    columns: ['email', 'firstName', 'lastName', 'role', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  disableDuplicate: true,
  indexes: [{ fields: ['role', 'createdAt'] }],
  hooks: {
    beforeOperation: [closeBuiltInResets, holdSessions, holdRights],
    beforeValidate: [guardPassword],
    beforeDelete: [
      keepLastAdmin,
      deleteWith('complianceTasks', 'user'),
      deleteWith('accountTokens', 'user'),
      deleteWith('sessionDevices', 'user'),
    ],
    beforeLogin: [refuseWithoutFactor],
    beforeChange: [dropExtraRights, guardRights],
    afterChange: [sendFirstInvitation],
  },
  fields: [
    panel('invitation', '/src/admin/accounts/InvitationState#InvitationState'),
    panel('changePassword', '/src/admin/accounts/ChangePassword#ChangePassword'),
    panel('developerViews', '/src/admin/accounts/DeveloperViews#DeveloperViews'),
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      access: { create: staffField('manage_users'), update: denyField },
    },
    {
      name: 'sessions',
      type: 'array',
      access: { read: denyField, create: denyField, update: denyField },
      admin: { disabled: true },
      fields: [],
    },
    { name: 'firstName', type: 'text', required: true, maxLength: 100 },
    { name: 'lastName', type: 'text', maxLength: 100 },
    { name: 'phone', type: 'text', maxLength: 40 },
    choice(
      'role',
      'user',
      options({ user: 'Customer', sub_admin: 'Sub-admin', admin: 'Administrator' }),
      {
        saveToJWT: false,
        access: { create: staffField('manage_users'), update: staffField('manage_users') },
        admin: { position: 'sidebar' },
      },
    ),
    ...(['permissionGrants', 'permissionDenials'] as const).map((name) => ({
      name,
      type: 'select' as const,
      hasMany: true,
      options: [...PERMISSIONS],
      access: {
        read: staffField('view_users'),
        create: staffField('manage_users'),
        update: staffField('manage_users'),
      },
      admin: {
        condition: (data: { role?: string }) => data.role === 'sub_admin',
        description:
          name === 'permissionGrants'
            ? 'Extra permissions for this person, on top of the role'
            : 'Permissions of the role that this person does not get',
      },
    })),
    {
      name: 'billing',
      type: 'group',
      label: 'Billing details',
      admin: { description: 'Prefilled for the next payment. Cards are never stored here.' },
      fields: [
        { name: 'name', type: 'text', maxLength: 200 },
        { name: 'line1', label: 'Address line 1', type: 'text', maxLength: 200 },
        { name: 'city', type: 'text', maxLength: 100 },
        { name: 'state', type: 'text', maxLength: 100 },
        { name: 'postalCode', type: 'text', maxLength: 20 },
        { name: 'country', type: 'text', maxLength: 2 },
      ],
    },
    {
      name: 'notificationPreferences',
      type: 'group',
      fields: [
        { name: 'email', label: 'Email notifications', type: 'checkbox', defaultValue: true },
        { name: 'complianceReminders', type: 'checkbox', defaultValue: true },
        { name: 'marketing', type: 'checkbox', defaultValue: false },
      ],
    },
    fixedGroup('consent', [
      { name: 'termsVersion', type: 'text' },
      { name: 'acceptedAt', type: 'date' },
    ]),
    fixedGroup('whatsapp', [
      { name: 'phone', type: 'text', maxLength: 20, index: true },
      { name: 'askedAt', type: 'date' },
      { name: 'confirmedAt', type: 'date' },
    ]),
    { name: 'calendarEpoch', type: 'number', defaultValue: 0, ...UNSEEN },
    searchText('view_users'),
    ...Object.entries(MOMENTS).map(([name, label]) =>
      fixed({
        name,
        label,
        type: 'date',
        index: true,
        admin: { position: 'sidebar', condition: name === 'erasedAt' ? isErased : undefined },
      }),
    ),
  ],
}
