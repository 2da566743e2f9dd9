import { expect, type Page } from '@playwright/test'
import { WHOLE_COMPANY } from '@/tests/support/orders/filing-cases'
import { untilAlive } from '../alive'
import { send } from '../draft'

/** A number that a person may have, and no one has. */
export const SSN = '219-09-9998'

const details = (page: Page) => page.getByRole('form', { name: 'Formation details' })

/** Waits until what was typed is on the server. */
export const expectSaved = (page: Page) =>
  expect(details(page).getByText('Saved. You can continue later.')).toBeVisible()

/** Answers everything about a company of two owners who run it themselves. */
export async function fillFiling(page: Page): Promise<void> {
  await untilAlive(page.getByRole('button', { name: 'Send these details' }))
  const form = details(page)
  const office = form.getByRole('group', { name: 'principal office' })
  await office.getByLabel('Street and number').fill('12 Pine St')
  await office.getByLabel('City').fill('Laramie')
  await office.getByLabel('State or province').fill('WY')
  await office.getByLabel('ZIP or postal code').fill('82070')
  await office.getByLabel('Country').selectOption('US')
  await form.getByRole('radio', { name: 'The principal office' }).check()
  const owner = (index: number) => form.getByRole('listitem').nth(index)
  await owner(0).getByLabel('Full legal name').fill('Ada Byron')
  await owner(0).getByLabel('Address').fill('12 St James’s Square, London SW1Y 4JH')
  await owner(0).getByLabel('Country').selectOption('GB')
  await form.getByRole('button', { name: 'Add another owner' }).click()
  await expect(owner(1).getByLabel('Full legal name')).toBeFocused()
  await owner(1).getByLabel('Full legal name').fill('Pine GmbH')
  await owner(1).getByLabel('Kind').selectOption('company')
  await owner(1).getByLabel('Address').fill('2 Ring, 10115 Berlin')
  await owner(1).getByLabel('Country').selectOption('DE')
  await form.getByRole('button', { name: 'Split evenly' }).click()
  await expect(form.getByText('Total 100%')).toBeVisible()
  await form.getByRole('radio', { name: 'The owners' }).check()
  await form.getByRole('radio', { name: 'Our agent' }).check()
  await form.getByLabel('Full legal name').last().fill('Ada Byron')
  await form.getByRole('radio', { name: 'SSN' }).check()
  await form.getByLabel('Social Security number (SSN)').fill(SSN)
  await form.getByLabel('Social Security number (SSN)').blur()
  await expect(form.getByText('•••-••-9998')).toBeVisible()
}

/** The same by the form's own request, without the form. */
export async function sendFiling(page: Page, orderId: string): Promise<void> {
  const response = await send(page, 'PATCH', `/api/orders/${orderId}/filing`, {
    company: { ...WHOLE_COMPANY, officeAt: 'own', secondName: 'Second Choice Works' },
    management: 'member',
    members: [
      {
        kind: 'person',
        name: 'Ada Byron',
        address: '12 St James’s Square, London',
        country: 'GB',
        usPerson: 'no',
        ownershipBasisPoints: 10_000,
        isManager: false,
      },
    ],
    registeredAgent: { kind: 'ours', name: '', address: '', city: '', zipCode: '' },
    responsibleParty: { name: 'Ada Byron', taxIdKind: 'ssn' },
    taxId: SSN,
    action: 'complete',
  })
  expect(response.status(), await response.text()).toBe(200)
}
