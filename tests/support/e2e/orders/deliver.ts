import { expect, type Page } from '@playwright/test'

import { milestonesOf } from '@/src/domain/orders/milestones'
import { type ServiceType, STAFF_STAGES } from '@/src/domain/vocabulary/order-status'
import {
  isStandaloneService,
  SERVICE_PACKAGES,
  type StandaloneService,
} from '@/src/domain/vocabulary/service-types'
import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'

import { send } from '../draft'
import type { Staff } from '../staff'
import { SSN } from './filing'

const SECRETS: Partial<Record<StandaloneService, Readonly<Record<string, string>>>> = {
  ein: { taxId: SSN },
  itin: { documentNumber: 'C01X00T47', birthDate: '1990-02-28' },
}

/** A picture of a passport, as small as one can be. */
const PASSPORT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Hands in everything that a service asks for, but for the press that sends it. */
export async function answerWhole(
  page: Page,
  order: string,
  service: StandaloneService,
): Promise<void> {
  if (service === 'itin') {
    const file = { name: 'passport.png', mimeType: 'image/png', buffer: PASSPORT }
    const uploaded = await page.request.post(
      `/api/documents/upload?kind=identity&order=${order}&name=passport.png`,
      { multipart: { file }, headers: { origin: new URL(page.url()).origin } },
    )
    expect(uploaded.status(), await uploaded.text()).toBe(201)
  }
  const answers = { answers: WHOLE[service], secrets: SECRETS[service] ?? {} }
  const kept = await send(page, 'PATCH', `/api/orders/${order}/details/${service}`, answers)
  expect(kept.status(), await kept.text()).toBe(200)
}

/** Opens the earlier steps of an order's timeline, which begins with the latest ones. */
export async function showAllSteps(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Progress' })).toBeVisible()
  const earlier = page.getByText(/^Show \d+ earlier steps$/)
  if (await earlier.isVisible()) await earlier.click()
}

const isStaffs = (stage: string) => STAFF_STAGES.some((one) => one === stage)

/** What staff have to tell about a service in its default package until it is delivered. */
export function stagesAhead(service: ServiceType) {
  const packageType = isStandaloneService(service) ? SERVICE_PACKAGES[service][0] : null
  const order = { kind: 'purchase', serviceType: service, packageType } as const
  return milestonesOf(order, service).filter(({ stage }) => isStaffs(stage))
}

/** Takes a service through each of its stages, as staff do. */
export async function deliver(staff: Staff, order: string, service: ServiceType) {
  for (const { stage } of stagesAhead(service)) {
    const note = service === 'ein' && stage === 'submitted' ? 'Applied for by phone' : undefined
    await staff.tell(order, { service, stage, note })
  }
}
