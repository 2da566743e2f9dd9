import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { endpoints } from '@/endpoints/index'
import { ACTIONS } from '@/src/domain/platform/permissions/actions'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const declared = z.object({ action: z.enum(Object.keys(ACTIONS)) })

const staffEndpoints = endpoints.flatMap(({ path, method, custom }) => {
  const { data } = declared.safeParse(custom)
  return data ? [{ path, method, action: data.action }] : []
})

const pathOf = (path: string) =>
  path.replace(':type', 'stripe').replaceAll(/:\w+/g, () => randomUUID())

let customer: SignedIn
const without = new Map<string, SignedIn>()

beforeAll(async () => {
  const payload = await testPayload()
  customer = await person(payload)
  for (const permission of new Set(Object.values(ACTIONS))) {
    const rest = PERMISSIONS.filter((one) => one !== permission)
    const denials = [permission, permission.replace('view_', 'manage_')]
    without.set(
      permission,
      await person(payload, {
        role: 'sub_admin',
        permissionGrants: rest.filter((one) => !denials.includes(one)),
        permissionDenials: PERMISSIONS.filter((one) => denials.includes(one)),
      }),
    )
  }
})

test.each(staffEndpoints)(
  '$action ($method $path) refuses everybody without its permission',
  async ({ path, method, action }) => {
    const permission = Object.entries(ACTIONS).find(([name]) => name === action)?.[1] ?? ''
    const ask = (as: SignedIn | null) =>
      api(method.toUpperCase(), pathOf(path), { as, ...(method === 'get' ? {} : { body: {} }) })

    expect((await ask(null)).status, 'visitor').toBe(401)
    expect((await ask(customer)).status, 'customer').toBe(403)
    const refused = await ask(without.get(permission) ?? null)
    expect(refused.status, 'a sub-admin with every other permission').toBe(403)
    expect(refused.body).toMatchObject({
      error: { message: expect.stringContaining(`Required permission: ${permission} (`) },
    })
  },
)

test('endpoints ask for actions alone: none names a permission', () => {
  const naming = globSync('endpoints/**/*.ts').filter((file) =>
    /['"`](?:view|manage)_|access\/permissions'/.test(readFileSync(file, 'utf8')),
  )
  expect(naming).toEqual([])
})

/** An endpoint, or a list of them, as a module gives it away. */
const given = z.union([z.array(z.unknown()), z.unknown().transform((one) => [one])])
const ofStaff = z.object({ path: z.string(), method: z.string(), custom: declared })

test('an endpoint of staff is in the table above', async () => {
  const made = new Set<string>()
  for (const file of globSync('endpoints/**/*.ts')) {
    const module: object = await import(/* @vite-ignore */ `@/${file.replace(/\.ts$/, '')}`)
    for (const one of Object.values(module).flatMap((value) => given.parse(value))) {
      const { data } = ofStaff.safeParse(one)
      if (data) made.add(`${data.method} ${data.path}`)
    }
  }
  expect([...made].sort()).toEqual(
    staffEndpoints.map(({ method, path }) => `${method} ${path}`).sort(),
  )
})
