import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACTION_NAMES, needsRecentFactor } from '@/src/domain/platform/permissions/actions'

import {
  PERMISSIONS,
  type Permission,
  SUB_ADMIN_DEFAULTS,
} from '@/src/domain/platform/permissions/areas'
import {
  effectivePermissions,
  usablePermissions,
} from '@/src/domain/platform/permissions/effective-permissions'

const nothing = { grants: [], denials: [] }

test('an administrator may do everything, whatever is denied', () => {
  const held = effectivePermissions({ role: 'admin', grants: [], denials: ['view_orders'] }, [])

  expect([...held].sort()).toEqual([...PERMISSIONS].sort())
})

test('a customer may do nothing, whatever is granted', () => {
  expect(
    effectivePermissions({ role: 'user', grants: ['manage_users'], denials: [] }, ['view_orders'])
      .size,
  ).toBe(0)
})

test('manage implies view', () => {
  const held = effectivePermissions({ role: 'sub_admin', ...nothing }, ['manage_leads'])

  expect([...held].sort()).toEqual(['manage_leads', 'view_leads'])
})

test('a personal grant adds to the role, a personal denial takes away', () => {
  const holder = { role: 'sub_admin', grants: ['view_seo'], denials: ['manage_orders'] } as const
  const held = effectivePermissions(holder, ['manage_orders', 'view_packages'])

  expect([...held].sort()).toEqual(['view_orders', 'view_packages', 'view_seo'])
})

test('denying view denies manage', () => {
  const holder = { role: 'sub_admin', grants: [], denials: ['view_orders'] } as const

  expect(effectivePermissions(holder, ['manage_orders']).size).toBe(0)
})

test('no set of grants and denials gives manage without view, or anything denied', () => {
  const some = fc.subarray([...PERMISSIONS])
  fc.assert(
    fc.property(some, some, some, (role, grants, denials) => {
      const held = effectivePermissions({ role: 'sub_admin', grants, denials }, role)
      for (const permission of held) {
        expect(denials).not.toContain(permission)
        expect(
          held.has(
            PERMISSIONS.find((one) => one === permission.replace(/^manage_/, 'view_')) ??
              permission,
          ),
        ).toBe(true)
      }
    }),
  )
})

test('a fresh sub-admin may run orders, tickets and tasks, and see packages, add-ons and leads', () => {
  expect([...SUB_ADMIN_DEFAULTS].sort()).toEqual([
    'manage_compliance',
    'manage_orders',
    'manage_support',
    'view_addons',
    'view_analytics',
    'view_compliance',
    'view_dashboard',
    'view_leads',
    'view_orders',
    'view_packages',
    'view_support',
  ])
})

test('a sensitive action takes a right of its own and that of its area', () => {
  const held = (grants: Permission[], denials: Permission[] = []) =>
    usablePermissions(effectivePermissions({ role: 'sub_admin', grants, denials }, []))

  expect(held(['manage_orders']).has('manage_refunds')).toBe(false)
  expect(held(['manage_refunds']).has('manage_refunds')).toBe(false)
  expect(held(['view_orders', 'manage_refunds']).has('manage_refunds')).toBe(false)
  expect(held(['manage_orders', 'manage_refunds']).has('manage_refunds')).toBe(true)
  expect(held(['manage_orders', 'manage_refunds'], ['view_orders']).has('manage_refunds')).toBe(
    false,
  )
  expect(held(['manage_orders', 'manage_payouts']).has('manage_payouts')).toBe(false)
  expect(held(['manage_exports']).has('manage_exports')).toBe(true)
})

test('what takes money, rights or secrets asks for the second factor again', () => {
  expect(ACTION_NAMES.filter(needsRecentFactor).toSorted()).toEqual([
    'changeRights',
    'configureGateways',
    'configureWhatsApp',
    'endUserSession',
    'payOut',
    'refundOrder',
    'resetTwoFactor',
    'revealPayoutAccount',
    'revealTaxId',
    'viewAsCustomer',
  ])
})
