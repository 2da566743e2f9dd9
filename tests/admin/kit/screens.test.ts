import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'
import { crumbsOf } from '@/src/admin/kit/page/PageHeader'
import {
  ADMIN_REDIRECTS,
  adminHref,
  SCREEN_NAMES,
  screenOf,
} from '@/src/admin/kit/screens/admin-href'
import { opensFor } from '@/src/admin/kit/screens/opens'
import { adminViews } from '@/src/admin/kit/screens/with-screens'
import { isPermission, PERMISSIONS } from '@/src/domain/platform/permissions/areas'

const everything = new Set(PERMISSIONS)

test.each(SCREEN_NAMES)('%s opens for holders of its right, and for nobody without it', (name) => {
  const { needs } = screenOf(name)
  if (needs === 'staff') return expect(opensFor(name, new Set(), false)).toBe(true)
  if (!isPermission(needs)) {
    expect(opensFor(name, everything, false)).toBe(false)
    return expect(opensFor(name, everything, true)).toBe(true)
  }
  const without = new Set(PERMISSIONS.filter((one) => one !== needs))
  expect(opensFor(name, without, false)).toBe(false)
  expect(opensFor(name, new Set([needs]), false)).toBe(true)
})

const pages = SCREEN_NAMES.flatMap((name) => {
  const screen = screenOf(name)
  return 'view' in screen && !('record' in screen) && screen.needs !== 'staff'
    ? [{ name, file: `.${screen.view.split('#')[0]}.tsx` }]
    : []
})

test.each(pages)(
  'the page of $name asks whether it may open before it reads anything',
  ({ name, file }) => {
    const source = readFileSync(file, 'utf8')
    expect(source).toMatch(
      new RegExp(
        `(screenView|importScreen|recordScreen)\\(\\s*'${name}'|opens\\(req, '${name}'\\)`,
      ),
    )
  },
)

test('every page of ours is a view of its own, which no longer address opens', () => {
  expect(Object.keys(adminViews)).toEqual(
    SCREEN_NAMES.filter((name) => {
      const screen = screenOf(name)
      return 'view' in screen && !('record' in screen)
    }),
  )
  expect(Object.values(adminViews).filter(({ path, exact }) => path && !exact)).toEqual([])
})

test('no two areas give a screen the same name', async () => {
  const areas = await Promise.all(
    globSync('src/admin/*/screens.ts').map((file) => import(resolve(file))),
  )
  const lists: object[] = areas.flatMap((area) => Object.values(area))
  expect(lists.flatMap((screens) => Object.keys(screens)).toSorted()).toEqual(
    [...SCREEN_NAMES].toSorted(),
  )
})

test('every screen stands under one that there is, and no two have the same address', () => {
  for (const name of SCREEN_NAMES) {
    const { under } = screenOf(name)
    if (under) expect(SCREEN_NAMES).toContain(under)
  }
  const addresses = Object.keys(ADMIN_REDIRECTS)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('no two screens have the same key after G', () => {
  const keys = SCREEN_NAMES.flatMap((name) => screenOf(name).key ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})

test('the path above a record leads back to its list', () => {
  expect(crumbsOf('order', 'Blue Heron LLC')).toEqual([
    { label: 'Orders', url: adminHref('orders') },
    { label: 'Blue Heron LLC' },
  ])
})

test('no address of the back-office is typed by hand', () => {
  const files = globSync('{src,collections,globals,hooks,endpoints,scripts}/**/*.{ts,tsx}')
  const typed = files.filter(
    (file) =>
      !file.includes('importMap') &&
      /['"`}]\/admin\//.test(readFileSync(file, 'utf8').replaceAll(/from '[^']*'/g, '')),
  )
  expect(typed).toEqual([])
})
