import { expect, test } from 'vitest'

import { renderMail } from '@/src/email/render'
import { complianceReminderMail } from '@/src/email/templates/compliance/compliance-reminder'
import { COMPLIANCE_REMINDER_PREVIEW } from '@/tests/email/previews/compliance/compliance-reminder'

const render = (changes: Partial<typeof COMPLIANCE_REMINDER_PREVIEW> = {}) =>
  renderMail(complianceReminderMail({ ...COMPLIANCE_REMINDER_PREVIEW, ...changes }))

test('several deadlines are one mail, each with its company and day', async () => {
  const { subject, text } = await render()

  expect(subject).toBe('2 deadlines: the first is due in 7 days')
  for (const { title, company, day } of COMPLIANCE_REMINDER_PREVIEW.tasks) {
    expect(text).toContain(`${title} · ${company}`)
    expect(text).toContain(day)
  }
  expect(text).toContain(COMPLIANCE_REMINDER_PREVIEW.link)
  expect(text).toContain(COMPLIANCE_REMINDER_PREVIEW.settingsLink)
})

test('one deadline is the subject, and what is over is called so', async () => {
  const [task] = COMPLIANCE_REMINDER_PREVIEW.tasks
  if (!task) throw new Error('The preview has no task')
  const late = { ...task, label: 'Overdue by 1 day', isOverdue: true }

  const { subject, text } = await render({ tasks: [late] })

  expect(subject).toBe('Overdue by 1 day: File the Annual Report with Florida (Juniper & Oak LLC)')
  expect(text.toLowerCase()).toContain('a deadline has passed')
})

test('what staff typed as a title stays text', async () => {
  const [task] = COMPLIANCE_REMINDER_PREVIEW.tasks
  if (!task) throw new Error('The preview has no task')

  const { html } = await render({ tasks: [{ ...task, title: '<script>alert(1)</script>' }] })

  expect(html).not.toContain('<script>alert')
})
