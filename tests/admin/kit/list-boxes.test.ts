import { isValidElement } from 'react'
import { expect, test } from 'vitest'

import { permissionsOf } from '@/src/access/permissions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { ListRows } from '@/src/admin/kit/list/ListRows'
import { ordersList } from '@/src/admin/orders/list/orders-list'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { requestOf } from '@/tests/support/people/request-of'

type Drawn = { readonly type: unknown; readonly props: Readonly<Record<string, unknown>> }

const elementsIn = (node: unknown): Drawn[] => {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  if (!isValidElement<Record<string, unknown>>(node)) return []
  return [node, ...elementsIn(node.props.children)]
}

/** Whether the rows of the orders have a box to tick, for someone of the staff. */
async function hasBoxes(permissionGrants: Permission[]): Promise<unknown> {
  const permissionDenials: Permission[] = ['manage_orders']
  const req = await requestOf({ role: 'sub_admin', permissionGrants, permissionDenials })
  const context = { req, held: await permissionsOf(req), search: {} }
  const csvOfChosen = { name: 'orders', noun: ['order', 'orders'] as const }
  const page = await ListPage({ bulk: false, context, csvOfChosen, list: ordersList })
  const rows = elementsIn(page).find(({ type }) => type === ListRows)
  return rows?.props.isSelectable
}

test('only those have boxes to tick who can do something with what they tick', async () => {
  expect(await hasBoxes(['view_orders', 'manage_exports'])).toBe(true)
  expect(await hasBoxes(['view_orders'])).toBe(false)
})
