import fc from 'fast-check'
import { expect, test } from 'vitest'

import { PERMISSIONS, SUB_ADMIN_DEFAULTS } from '@/src/domain/platform/permissions/areas'
import {
  markOf,
  reasonOf,
  rightsFor,
  withPermission,
} from '@/src/domain/platform/permissions/chosen-rights'
import { effectivePermissions } from '@/src/domain/platform/permissions/effective-permissions'

const some = fc.subarray([...PERMISSIONS])

test('what was chosen is what somebody may do, whatever the role holds', () => {
  fc.assert(
    fc.property(some, some, (chosen, role) => {
      const wanted = effectivePermissions({ role: 'sub_admin', grants: chosen, denials: [] }, [])
      const holder = { role: 'sub_admin', ...rightsFor(chosen, role) } as const
      expect(effectivePermissions(holder, role)).toEqual(wanted)
    }),
  )
})

test('each right has its reason, and what nobody spoke of has none', () => {
  const holder = { role: 'sub_admin', grants: ['manage_seo'], denials: ['view_leads'] } as const
  const reason = (permission: (typeof PERMISSIONS)[number]) =>
    reasonOf(permission, holder, SUB_ADMIN_DEFAULTS)
  expect([
    reason('view_orders'),
    reason('view_seo'),
    reason('view_leads'),
    reason('view_payments'),
  ]).toEqual(['role', 'granted', 'denied', null])
})

test('the three kinds of the specification', () => {
  expect(markOf('manage_orders')).toBe('default')
  expect(
    ['manage_users', 'manage_settings', 'manage_payments', 'manage_packages', 'manage_content'].map(
      (one) => PERMISSIONS.filter((known) => known === one).map(markOf),
    ),
  ).toEqual(Array(5).fill(['restricted']))
  expect(
    ['manage_email', 'manage_seo', 'manage_affiliates', 'manage_analytics'].map((one) =>
      PERMISSIONS.filter((known) => known === one).map(markOf),
    ),
  ).toEqual(Array(4).fill(['customizable']))
})

test('managing brings viewing along, and goes with it', () => {
  const both = withPermission(new Set(), 'manage_seo', true)
  expect([...both]).toEqual(['view_seo', 'manage_seo'])
  expect([...withPermission(both, 'view_seo', false)]).toEqual([])
  expect([...withPermission(both, 'manage_seo', false)]).toEqual(['view_seo'])
})
