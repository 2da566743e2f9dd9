import { expect, test } from 'vitest'

import { activeEntry } from '@/src/admin/kit/nav/active-entry'
import { MENU, menuFor } from '@/src/admin/kit/nav/menu-for'
import { screenOf } from '@/src/admin/kit/screens/admin-href'
import {
  PERMISSIONS,
  type Permission,
  SUB_ADMIN_DEFAULTS,
} from '@/src/domain/platform/permissions/areas'
import { SUB_ADMIN_MENU } from '@/tests/support/people/sub-admin-menu'

/** The entries of the specification whose names are not at the top level. */
const SPECIFIED = [
  'Add-ons',
  'WhatsApp Settings',
  'Follow-Up Manager',
  'Geo Tracking',
  'SEO Management',
  'Social Media',
  'Checkout Packages',
]

const labels = (...held: Permission[]) => menuFor(new Set(held)).map(({ label }) => label)
const everything = menuFor(new Set(PERMISSIONS))
const opened = (pathname: string) => activeEntry(everything, pathname)

test('with every permission all entries show, group by group, and no more than 18', () => {
  expect(labels(...PERMISSIONS)).toEqual(MENU.map((name) => screenOf(name).label))
  expect(MENU.length).toBeLessThanOrEqual(18)
})

test('every entry that the specification names is in the menu or under an entry of it', () => {
  const all = everything.flatMap((entry) => [entry, ...entry.related]).map(({ label }) => label)
  expect(all).toEqual(expect.arrayContaining(SPECIFIED))
})

test('each group begins with its heading, daily work without one', () => {
  const headings = menuFor(new Set(SUB_ADMIN_DEFAULTS)).flatMap(({ heading, label }) =>
    heading ? [[heading, label]] : [],
  )
  expect(headings).toEqual([
    ['Catalogue', 'Packages'],
    ['Growth', 'Lead Management'],
    ['System', 'Logs'],
  ])
})

test('somebody with no permission sees no entry', () => {
  expect(labels()).toEqual([])
})

test('a new sub-admin sees what the role may view', () => {
  expect(labels(...SUB_ADMIN_DEFAULTS)).toEqual(SUB_ADMIN_MENU)
})

test('an entry that needs manage is not shown to those who may only view', () => {
  expect(labels('view_users', 'view_geo', 'view_settings')).toEqual([])
  expect(labels('view_users', 'manage_users')).toEqual([
    'Manage Users',
    'Sub-Admin Management',
    'Logs',
  ])
})

test('a nested screen takes the place of its entry for those who may open only that', () => {
  expect(labels('view_addons')).toEqual(['Add-ons'])
  expect(labels('view_packages', 'view_addons')).toEqual(['Packages'])
  expect(menuFor(new Set<Permission>(['view_addons']))[0]?.heading).toBe('Catalogue')
})

test('what is under a nested screen says so, so that it shows only while that is open', () => {
  const editor = everything.find(({ label }) => label === 'Visual Editor')
  const seo = editor?.related.find(({ label }) => label === 'SEO Management')
  const check = editor?.related.find(({ label }) => label === 'Site check')
  expect(seo?.within).toBeUndefined()
  expect(check?.within).toBe(seo?.screen)
})

test('whoever may see payments finds their lists beneath the gateways, not beneath orders', () => {
  const [orders, gateways] = menuFor(new Set<Permission>(['view_orders', 'view_payments']))
  expect(orders?.related.map(({ label }) => label)).toEqual([
    'Documents',
    'Sanctions screening',
    'Signatures',
    'Official forms',
  ])
  expect(gateways?.related.map(({ label }) => label)).toEqual(['Payments', 'Refunds'])
})

test('a document marks the entry of the list it belongs to', () => {
  expect(opened('/admin/collections/orders/some-id')?.entry.label).toBe('Orders')
  expect(opened('/admin/collections/ordersOfOthers')).toBeNull()
})

test('a screen beneath an entry opens that entry and is marked itself', () => {
  const active = opened('/admin/collections/emails/some-id')
  expect(active?.entry.label).toBe('Email Marketing')
  expect(active?.link.label).toBe('Outbox')
})

test('the dashboard is marked only on the dashboard itself', () => {
  expect(opened('/admin')?.entry.label).toBe('Dashboard')
  expect(opened('/admin/account')).toBeNull()
})

test('users and sub-admins have an entry each, with the pages beneath it', () => {
  expect(opened('/admin/users')?.entry.label).toBe('Manage Users')
  expect(opened('/admin/users/person')?.entry.label).toBe('Manage Users')
  expect(opened('/admin/sub-admins')?.entry.label).toBe('Sub-Admin Management')
  expect(opened('/admin/sub-admins/permissions')?.entry.label).toBe('Sub-Admin Management')
})

test('the mail server and security are for administrators, whatever a sub-admin holds', () => {
  const beneathSettings = (isAdministrator: boolean) =>
    menuFor(new Set(PERMISSIONS), isAdministrator)
      .find(({ label }) => label === 'Settings')
      ?.related.map(({ label }) => label)

  expect(beneathSettings(true)).toEqual([
    'Before you sell',
    'Mail server',
    'Security',
    'WhatsApp Settings',
  ])
  expect(beneathSettings(false)).toEqual(['WhatsApp Settings'])
})
