import { expect, test } from 'vitest'

import { dayText, stageHelp } from '@/src/domain/orders/desk/step-input'
import { SERVICE_TYPES } from '@/src/domain/vocabulary/order-status'

const others = SERVICE_TYPES.filter((service) => service !== 'llc')

test('only a formation has a state fee to lose when it is submitted', () => {
  expect(stageHelp('submitted', 'llc')).toContain('the state fee is no longer refundable')
  for (const service of others) {
    expect(stageHelp('submitted', service)).toBe('Details are locked from then on.')
  }
})

test('only a formation has a certificate whose date counts', () => {
  expect(dayText('approved', 'llc').label).toBe('Date on the certificate')
  expect(dayText('approved', 'llc').help).toContain('deadlines')
  for (const service of others) {
    const { label, help = '' } = dayText('approved', service)
    expect(`${label} ${help}`).not.toContain('certificate')
  }
  expect(dayText('approved', 'ein')).toEqual({
    label: 'Date',
    help: 'The day the IRS assigned the EIN.',
  })
  expect(dayText('submitted', 'llc')).toMatchObject({
    label: 'Date',
    help: stageHelp('submitted', 'llc'),
  })
})
