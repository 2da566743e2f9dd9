import type { ComplianceReminderProps } from '@/src/email/templates/compliance/compliance-reminder'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** Invented deadlines, to look at the mail without a company. */
export const COMPLIANCE_REMINDER_PREVIEW: ComplianceReminderProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  tasks: [
    {
      title: 'File the Annual Report with Florida',
      company: 'Juniper & Oak LLC',
      label: 'Due in 7 days',
      day: 'May 1, 2027',
      isOverdue: false,
    },
    {
      title: 'Renew the registered agent in Wyoming',
      company: 'Bright Harbor LLC',
      label: 'Due in 30 days',
      day: 'May 24, 2027',
      isOverdue: false,
    },
  ],
  link: 'http://localhost:3000/dashboard/addons',
  settingsLink: 'http://localhost:3000/dashboard/settings',
}
