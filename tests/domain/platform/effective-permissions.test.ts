import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isPermission, PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import {
  beyond,
  difference,
  type EffectivePermissions,
  NO_STANDING,
  PLAIN_SUB_ADMIN,
  standingOf,
} from '@/src/domain/platform/permissions/standing'

const standings: fc.Arbitrary<EffectivePermissions> = fc.record({
  isAdmin: fc.boolean(),
  permissions: fc.subarray([...PERMISSIONS]).map((some) => new Set(some)),
})

const administrator = () => standingOf({ role: 'admin', grants: [], denials: [] }, [])
const standing = (...permissions: (typeof PERMISSIONS)[number][]): EffectivePermissions => ({
  isAdmin: false,
  permissions: new Set(permissions),
})

test('a stranger stands nowhere', () => {
  expect(NO_STANDING).toEqual({ isAdmin: false, permissions: new Set() })
})

test('an administrator is one, and a sub-admin with everything is not', () => {
  const everything = standingOf(PLAIN_SUB_ADMIN, PERMISSIONS)

  expect(administrator()).toEqual({ isAdmin: true, permissions: new Set(PERMISSIONS) })
  expect(everything).toEqual({ isAdmin: false, permissions: new Set(PERMISSIONS) })
})

test('whoever is made a sub-admin holds what the role holds, no more and no less', () => {
  expect(standingOf(PLAIN_SUB_ADMIN, ['manage_leads']).permissions).toEqual(
    new Set(['view_leads', 'manage_leads']),
  )
  expect(standingOf(PLAIN_SUB_ADMIN, []).permissions.size).toBe(0)
})

test('nobody is beyond an administrator, and an administrator is beyond everybody else', () => {
  fc.assert(
    fc.property(standings, (other) => {
      expect(beyond(administrator(), other)).toBeNull()
      expect(beyond(other, administrator())).toBe(
        other.isAdmin
          ? (PERMISSIONS.find((one) => !other.permissions.has(one)) ?? null)
          : 'administrator',
      )
    }),
  )
})

test('somebody is beyond another exactly by what they hold and the other does not', () => {
  expect(beyond(standing('view_orders', 'view_leads'), standing('view_orders'))).toBeNull()
  expect(beyond(standing('view_orders'), standing('view_orders', 'view_leads'))).toBe('view_leads')
  expect(beyond(standing(), standing())).toBeNull()
  fc.assert(
    fc.property(standings, (one) => {
      expect(beyond(one, one)).toBeNull()
      expect(beyond(one, NO_STANDING)).toBeNull()
    }),
  )
})

test('a difference is the same in both directions, and holds what only one of two has', () => {
  fc.assert(
    fc.property(standings, standings, (before, after) => {
      const change = difference(before, after)

      expect(difference(after, before)).toEqual(change)
      expect(change.isAdmin).toBe(before.isAdmin !== after.isAdmin)
      for (const one of PERMISSIONS) {
        const holders = [before, after].filter(({ permissions }) => permissions.has(one))
        expect(change.permissions.has(one)).toBe(holders.length === 1)
      }
    }),
  )
})

test('what is no permission is told apart, whatever it is', () => {
  expect(PERMISSIONS.every(isPermission)).toBe(true)
  const others = ['', 'view_', 'delete_orders', 'orders', null, undefined, 1, ['view_orders']]
  expect(others.filter(isPermission)).toEqual([])
})
