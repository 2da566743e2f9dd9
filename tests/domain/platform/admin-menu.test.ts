import { expect, test } from 'vitest'

import { ADMIN_ADDRESSES } from '@/src/domain/platform/permissions/admin-addresses'
import { ADMIN_MENU } from '@/src/domain/platform/permissions/admin-menu'
import { AREAS, isPermission } from '@/src/domain/platform/permissions/areas'

test('every entry of the menu asks for a permission that there is', () => {
  for (const { label, needs, area } of ADMIN_MENU) {
    expect(isPermission(`${needs}_${area}`), label).toBe(true)
    expect(Object.keys(AREAS), label).toContain(area)
  }
})

test('no two entries share a name or an address, and each address leads to its screen', () => {
  expect(new Set(ADMIN_MENU.map(({ label }) => label)).size).toBe(ADMIN_MENU.length)
  expect(Object.keys(ADMIN_ADDRESSES)).toHaveLength(ADMIN_MENU.length)
  for (const { href, screen } of ADMIN_MENU) expect(ADMIN_ADDRESSES[href]).toBe(screen)
})

test('all of it stays within the back-office', () => {
  for (const { href, screen } of ADMIN_MENU) {
    expect(href).toMatch(/^\/admin(?:\/[a-z-]+)?$/)
    expect(screen).toMatch(/^\/admin(?:\/|$)/)
  }
})
