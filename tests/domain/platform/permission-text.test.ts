import { expect, test } from 'vitest'

import {
  permissionText,
  requiredPermission,
} from '@/src/domain/platform/permissions/permission-text'

test.each([
  ['view_orders', 'View Orders'],
  ['manage_checkout_packages', 'Manage Checkout Packages'],
  ['manage_content', 'Manage Website Content'],
  ['manage_bulk_content', 'Manage Bulk Content Changes'],
  ['manage_tax_ids', 'Show SSN, ITIN and passport numbers'],
] as const)('%s is called “%s”, as on the rights screen', (permission, text) => {
  expect(permissionText(permission)).toBe(text)
})

test('a refusal names the permission by its code and as the rights screen does', () => {
  expect(requiredPermission('view_payments')).toBe(
    'Required permission: view_payments (View Payment Gateways)',
  )
})
