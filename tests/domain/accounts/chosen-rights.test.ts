import fc from 'fast-check'
import { expect, test } from 'vitest'

import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import {
  levelOf,
  markOf,
  PRESET_NAMES,
  presetOf,
  presetRights,
  rightsFor,
  withLevel,
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

test('a level includes those below it, and none leaves the area', () => {
  const both = withLevel(new Set(), 'seo', 'manage')
  expect([...both]).toEqual(['view_seo', 'manage_seo'])
  expect([...withLevel(both, 'seo', 'view')]).toEqual(['view_seo'])
  expect([...withLevel(both, 'seo', 'none')]).toEqual([])
})

test('a level that only a right of no use gives is none', () => {
  expect(levelOf(new Set(['view_geo']), 'geo')).toBe('none')
  expect(levelOf(new Set(['view_dashboard', 'manage_dashboard']), 'dashboard')).toBe('view')
})

test.each(PRESET_NAMES)('the preset %s is found again, and is custom after a change', (name) => {
  const rights = presetRights(name)
  expect(presetOf(rights)).toBe(name)
  expect(presetOf(withLevel(rights, 'checkout_packages', 'manage'))).toBeNull()
})

test('no preset gives what touches accounts, keys or settings', () => {
  const risky = ['manage_users', 'manage_payments', 'manage_settings'] as const
  for (const name of PRESET_NAMES)
    expect(
      risky.filter((one) => presetRights(name).has(one)),
      name,
    ).toEqual([])
})
