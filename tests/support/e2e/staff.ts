import { randomUUID } from 'node:crypto'
import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Page,
  request,
} from '@playwright/test'
import { z } from 'zod'
import { officeDay } from '@/tests/support/suite/office-day'

import { invitationKeyOf } from './database'
import { e2e } from './environment'

export type Person = { readonly email: string; readonly password: string }

export const ADMIN: Person = { email: e2e.E2E_ADMIN_EMAIL, password: e2e.E2E_ADMIN_PASSWORD }

const storied = z.object({ timeline: z.array(z.unknown()) })
const listed = z.object({ docs: z.array(z.object({ id: z.string() })) })
const created = z.object({ doc: z.object({ id: z.string() }) })

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>

const asTheSite = {
  baseURL: e2e.E2E_BASE_URL,
  extraHTTPHeaders: { origin: new URL(e2e.E2E_BASE_URL).origin },
}

/** One for all tests of a process. */
const sessions = new Map<string, Promise<Session>>()

async function begin(person: Person): Promise<Session> {
  const api = await request.newContext(asTheSite)
  const signedIn = await api.post('/api/users/login', { data: person })
  expect(signedIn.status(), `${person.email} signs in`).toBe(200)
  const session = await api.storageState()
  await api.dispose()
  return session
}

function sessionOf(person: Person): Promise<Session> {
  const session = sessions.get(person.email) ?? begin(person)
  sessions.set(person.email, session)
  return session
}

/** Signs a member of the staff in to this browser, without the form. */
export async function enter(page: Page, person: Person): Promise<void> {
  await page.context().addCookies((await sessionOf(person)).cookies)
}

/** The REST API with an administrator's session, for what a test needs to find in place. */
export async function staffApi(person = ADMIN) {
  const api: APIRequestContext = await request.newContext({
    ...asTheSite,
    storageState: await sessionOf(person),
  })

  /** Posts about an order as it stands; one that a job has written to meanwhile is read again, as people do. */
  async function postAbout(order: string, path: string, data: object): Promise<APIResponse> {
    for (;;) {
      const read = await api.get(`/api/orders/${order}?depth=0`)
      const seen = storied.parse(await read.json()).timeline.length
      const response = await api.post(`/api/orders/${order}/${path}`, { data: { ...data, seen } })
      if (!(await response.text()).includes('"stale"')) return response
    }
  }
  return {
    async create(collection: string, data: Record<string, unknown>): Promise<string> {
      const response = await api.post(`/api/${collection}`, { data })
      expect(response.status(), await response.text()).toBe(201)
      return created.parse(await response.json()).doc.id
    },
    /** Makes an account for someone, who is mailed the key to it. */
    async invite(data: Record<string, unknown>): Promise<void> {
      const response = await api.post('/api/users/invite', { data })
      expect(response.status(), await response.text()).toBe(201)
    },
    async update(collection: string, id: string, data: Record<string, unknown>): Promise<void> {
      const response = await api.patch(`/api/${collection}/${id}`, { data })
      expect(response.status(), await response.text()).toBe(200)
    },
    async read(collection: string, id: string): Promise<unknown> {
      const response = await api.get(`/api/${collection}/${id}?depth=0`)
      expect(response.status()).toBe(200)
      return response.json()
    },
    /** The id of the one thing that a filter finds. */
    async find(collection: string, where: Record<string, string>): Promise<string> {
      const response = await api.get(`/api/${collection}?${new URLSearchParams(where)}`)
      const { docs } = listed.parse(await response.json())
      if (!docs[0] || docs.length > 1)
        throw new Error(`${docs.length} ${collection} instead of one`)
      return docs[0].id
    },
    /** Tells what happened to a service of an order. */
    async tell(
      order: string,
      entry: { service: string; stage: string; note?: string },
    ): Promise<void> {
      const response = await postAbout(order, 'timeline', entry)
      expect(response.status(), await response.text()).toBeLessThan(300)
    },
    /** Delivers the business address of an order: the one that the customer gets. */
    async assignAddress(order: string, address: string): Promise<void> {
      const step = { service: 'business_address', stage: 'delivered', status: 'processing' }
      const response = await postAbout(order, 'step', { ...step, day: officeDay(), address })
      expect(response.status(), await response.text()).toBe(200)
    },
    /** Answers a ticket, or notes something about it among staff. */
    async answer(ticket: string, said: { body: string; internal: boolean }): Promise<void> {
      const response = await api.post(`/api/tickets/${ticket}/answer`, { data: said })
      expect(response.status(), await response.text()).toBe(201)
    },
    /** Changes each record that a filter finds. */
    async updateAll(
      collection: string,
      where: Record<string, string>,
      data: Record<string, unknown>,
    ): Promise<void> {
      const found = await api.get(
        `/api/${collection}?${new URLSearchParams({ depth: '0', ...where })}`,
      )
      expect(found.status(), await found.text()).toBe(200)
      const { docs }: { docs: { id: string }[] } = await found.json()
      for (const { id } of docs) {
        const response = await api.patch(`/api/${collection}/${id}`, { data })
        expect(response.status(), await response.text()).toBe(200)
      }
    },
    async remove(collection: string, id: string): Promise<void> {
      const response = await api.delete(`/api/${collection}/${id}`)
      expect(response.status(), await response.text()).toBe(200)
    },
    /** The company's public facts and switches, as they stand; they can be put back whatever is saved since. */
    async settings(): Promise<Record<string, unknown>> {
      const { updatedAt: _, ...settings } = z
        .record(z.string(), z.unknown())
        .parse(await (await api.get('/api/globals/settings?depth=0')).json())
      return settings
    },
    async changeSettings(data: Record<string, unknown>): Promise<void> {
      const response = await api.post('/api/globals/settings', { data })
      expect(response.status(), await response.text()).toBe(200)
    },
    /** Sets how mail leaves the house. */
    async changeMailDelivery(data: Record<string, unknown>): Promise<void> {
      const response = await api.post('/api/globals/privateSettings', { data })
      expect(response.status(), await response.text()).toBe(200)
    },
    /** The account that an affiliate's money goes to, as staff about to send it see it. */
    async payoutAccountOf(link: string): Promise<string> {
      const response = await api.post(`/api/affiliates/${link}/payout-account`)
      return response.text()
    },
    dispose: () => api.dispose(),
  }
}

export type StaffApi = Awaited<ReturnType<typeof staffApi>>

/** A package that only one test sells. `withdraw` takes it off the site again. */
export async function sellPackage(staff: StaffApi, price: number) {
  const name = `Voyage ${randomUUID().slice(0, 6)}`
  const id = await staff.create('packages', {
    name,
    description: 'Sold while a test runs',
    price,
    features: ['A chart', 'A compass'],
    tier: 'premium',
    isActive: true,
  })
  return {
    id,
    name,
    reprice: (dollars: number) => staff.update('packages', id, { price: dollars }),
    withdraw: () => staff.update('packages', id, { isActive: false }),
  }
}

type Hired = Person & { readonly firstName: string; readonly lastName: string }

/** Has a sub-admin invited, who accepts with their password; `more` are their permissions. */
export async function hire(person: Hired, more: Record<string, unknown> = {}): Promise<Person> {
  const { email, password, firstName, lastName } = person
  const staff = await staffApi()
  await staff.create('users', { email, password, firstName, lastName, role: 'sub_admin', ...more })
  await staff.dispose()
  const token = await invitationKeyOf(email)
  const own = await request.newContext(asTheSite)
  const accepted = await own.post('/api/account/invitation', {
    data: { token, firstName, lastName, password, confirmPassword: password, consent: true },
  })
  expect(accepted.status(), await accepted.text()).toBe(200)
  sessions.set(email, Promise.resolve(await own.storageState()))
  await own.dispose()
  return { email, password }
}

/** Fills in the sign-in form that is on screen. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The back-office menu shows exactly these entries in this order; a small screen opens it first. */
export async function expectMenu(page: Page, labels: readonly string[]): Promise<void> {
  const entries = page.locator('.admin-nav__entries > li > a')
  const opener = page.getByRole('button', { name: 'Open Menu' }).filter({ visible: true })
  // Behind some stands how much waits there.
  await expect(entries).toHaveText(
    labels.map((label) => new RegExp(`^${label}(?:\\d+\\+? waiting)?$`)),
  )
  await expect(async () => {
    if (await opener.isVisible()) await opener.click()
    await expect(entries.first()).toBeInViewport({ timeout: 1000 })
  }).toPass()
}

export type Staff = Awaited<ReturnType<typeof staffApi>>
