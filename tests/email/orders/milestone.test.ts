import { describe, expect, test } from 'vitest'

import { isMailed } from '@/src/domain/orders/mailed-stage'
import { milestonesOf } from '@/src/domain/orders/milestones'
import { SERVICE_TYPES, type ServiceType } from '@/src/domain/vocabulary/order-status'
import { renderMail } from '@/src/email/render'
import { detailsReminderMail } from '@/src/email/templates/orders/details-reminder'
import { milestoneMail } from '@/src/email/templates/orders/milestone'
import { ticketReceivedMail } from '@/src/email/templates/support/ticket-received'
import { DETAILS_REMINDER_PREVIEW } from '@/tests/email/previews/orders/details-reminder'
import { MILESTONE_PREVIEW } from '@/tests/email/previews/orders/milestone'
import { TICKET_RECEIVED_PREVIEW } from '@/tests/email/previews/support/ticket-received'
import { rendering } from '@/tests/support/mail/rendering'

const render = rendering(milestoneMail, MILESTONE_PREVIEW)

const of = (serviceType: ServiceType, packageType = 'standard') => ({
  milestones: milestonesOf({ kind: 'purchase', serviceType, packageType }, serviceType),
})

describe('a mail about a stage', () => {
  test('says what happened, what comes next, and where the document is', async () => {
    const { subject, text } = await render()
    expect(subject).toBe('Approved by the state: Juniper & Oak LLC')
    expect(text).toContain('Next: Delivery of your documents.')
    expect(text).toContain('Document: Articles of Organization')
    expect(text).toContain(MILESTONE_PREVIEW.link)
    expect(text).toContain('without signing in')
  })

  test.each([
    ['ein', 'submitted', 'Form SS-4 sent to the IRS'],
    ['itin', 'approved', 'ITIN assigned by the IRS'],
    ['trademark', 'searched', 'Trademark search done'],
    ['trademark', 'submitted', 'Filed with the USPTO'],
    ['trademark', 'examined', 'Examined by the USPTO'],
    ['trademark', 'published', 'Published for opposition'],
    ['bookkeeping', 'submitted', 'Books set up'],
    ['ein', 'delivered', 'EIN letter delivered'],
    ['llc', 'rejected', 'Your filing was not approved'],
    ['llc', 'completed', 'Your order is complete'],
  ] as const)('of %s that is %s is called "%s"', async (service, stage, heading) => {
    expect((await render({ ...of(service), stage })).subject).toContain(heading)
  })

  test.each(SERVICE_TYPES)('of %s promises a mail of no stage that has none', (service) => {
    for (const packageType of ['search', 'standard']) {
      const stages = of(service, packageType).milestones.map(({ stage }) => stage)
      const first = stages.findIndex((stage) => isMailed(stage))
      expect(stages.slice(first).filter((stage) => !isMailed(stage))).toEqual([])
    }
  })

  test('of a registered agent that was appointed promises nothing more', async () => {
    const milestones = milestonesOf({ kind: 'purchase', serviceType: 'ein' }, 'registered_agent')
    const { subject, text } = await render({ milestones, stage: 'appointed', document: null })
    expect(subject).toContain('Registered agent appointed')
    expect(text).not.toContain('Next:')
  })

  test('of a trademark search that is delivered tells of its report', async () => {
    const { subject, text } = await render({ ...of('trademark', 'search'), stage: 'delivered' })
    expect(subject).toContain('Search report delivered')
    expect(text).not.toContain('USPTO')
  })

  test('of an application that was sent says what usually follows', async () => {
    const timing = 'The IRS usually assigns an EIN about four business days after we fax the form.'
    expect((await render({ ...of('ein'), stage: 'submitted', timing })).text).toContain(timing)
  })

  test('asks for the details with the clock, or puts the question of staff', async () => {
    const clock = 'The 24-hour clock starts when we have your details.'
    const details = await render({ stage: 'waiting_for_you', asksDetails: true, clock })
    expect(details.subject).toMatch(/^We need your details/)
    expect(details.text).toContain(clock)
    const question = await render({ stage: 'waiting_for_you', note: 'Which name is right?' })
    expect(question.text).toContain('Which name is right?')
    expect(question.text).toContain('Answer')
  })
})

test('a reminder names the services, and the 24 hours where a formation waits', async () => {
  const { subject, text } = await renderMail(detailsReminderMail(DETAILS_REMINDER_PREVIEW))
  expect(subject).toBe('Reminder: add your details for Juniper & Oak LLC')
  expect(text).toContain('The 24-hour clock starts when we have your details.')
  expect(text).toContain('It takes about 5 minutes.')

  const other = { ...DETAILS_REMINDER_PREVIEW, startsClock: false, services: ['ITIN Application'] }
  expect((await renderMail(detailsReminderMail(other))).text).not.toContain('24 hours')
})

test('a request for an offer is told when the offer comes, and that nothing is paid before', async () => {
  const mail = { ...TICKET_RECEIVED_PREVIEW, opensWithoutSignIn: false, isRequest: true }
  const { subject, text } = await renderMail(ticketReceivedMail(mail))
  expect(subject).toBe('We got your request (T-9F1C2B7A)')
  expect(text).toContain('within 2 business days')
  expect(text).toContain('You pay nothing until you accept it')
  expect(text).not.toContain('Keep it private')
})

test('what has arrived at support is acknowledged with the link alone', async () => {
  const { subject, text } = await renderMail(ticketReceivedMail(TICKET_RECEIVED_PREVIEW))
  expect(subject).toBe('We got your message (T-9F1C2B7A)')
  expect(text).toContain(TICKET_RECEIVED_PREVIEW.link)
})
