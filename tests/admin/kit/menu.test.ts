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

const labels = (...held: Permission[]) => menuFor(new Set(held)).map(({ label }) => label)
const everything = menuFor(new Set(PERMISSIONS))
const opened = (pathname: string, search = '') =>
  activeEntry(everything, pathname, new URLSearchParams(search))

test('somebody with every permission sees every entry, group by group', () => {
  const theirs = MENU.filter((name) => name !== 'beforeYouSell') // administrators alone confirm it
  expect(labels(...PERMISSIONS)).toEqual(theirs.map((name) => screenOf(name).label))
})

test('each group begins with its heading, daily work without one', () => {
  const headings = menuFor(new Set(SUB_ADMIN_DEFAULTS)).flatMap(
    ({ startsGroup, heading, label }) => (startsGroup ? [[heading, label]] : []),
  )
  expect(headings).toEqual([
    [null, 'Dashboard'],
    ['Catalogue', 'Packages'],
    ['Growth', 'Lead Management'],
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
  expect(labels('view_users', 'manage_users')).toEqual(['Manage Users', 'Sub-Admin Management'])
})

test('whoever may see payments finds their lists beneath the gateways, not beneath orders', () => {
  const [orders, gateways] = menuFor(new Set<Permission>(['view_orders', 'view_payments']))
  expect(orders?.related.map(({ label }) => label)).toEqual([
    'Documents',
    'Sanctions screening',
    'Signatures',
    'Official forms',
  ])
  expect(gateways?.related.map(({ label }) => label)).toEqual([
    'Payments',
    'Refunds',
    'Webhook events',
  ])
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
  expect(opened('/admin/users/person', 'id=some-id')?.entry.label).toBe('Manage Users')
  expect(opened('/admin/sub-admins')?.entry.label).toBe('Sub-Admin Management')
  expect(opened('/admin/sub-admins/permissions', 'id=some-id')?.entry.label).toBe(
    'Sub-Admin Management',
  )
})

test('mail delivery is for administrators, whatever a sub-admin holds', () => {
  const beneathEmail = (isAdministrator: boolean) =>
    menuFor(new Set(PERMISSIONS), isAdministrator)
      .find(({ label }) => label === 'Email Marketing')
      ?.related.map(({ label }) => label)

  expect(beneathEmail(true)).toContain('Mail delivery')
  expect(beneathEmail(false)).not.toContain('Mail delivery')
})
