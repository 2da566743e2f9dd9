import { Hr } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import { LOOK } from '../mail/look'
import { letter, Paragraph } from '../mail/mail-letter'

/** A deadline as the mail tells it: `Due in 7 days`, `April 1, 2027`. */
export type RemindedTask = {
  readonly title: string
  readonly company: string | null
  readonly label: string
  readonly day: string
  readonly isOverdue: boolean
}

export type ComplianceReminderProps = {
  readonly brand: MailBrand
  readonly firstName: string
  /** The most urgent one first; at least one. */
  readonly tasks: readonly RemindedTask[]
  /** Leads to all of the reader's deadlines. */
  readonly link: string
  readonly settingsLink: string
}

function subjectOf(tasks: readonly RemindedTask[]): string {
  const [first] = tasks
  if (!first) return 'Your deadlines'
  if (tasks.length > 1)
    return `${tasks.length} deadlines: the first is ${first.label.toLowerCase()}`
  return `${first.label}: ${first.title}${first.company ? ` (${first.company})` : ''}`
}

/** A paragraph and not a table, so that it reads as well in plain text. */
function Deadline({ task }: { task: RemindedTask }) {
  return (
    <Paragraph>
      <strong>{task.title}</strong>
      {task.company && ` · ${task.company}`}
      <br />
      {`${task.label} · ${task.day}`}
    </Paragraph>
  )
}

/** Reminds someone of what their companies must do soon: one mail for all of it. */
export function complianceReminderMail(props: ComplianceReminderProps) {
  const { brand, firstName, tasks, link, settingsLink } = props
  const isLate = tasks.some(({ isOverdue }) => isOverdue)
  const opening = isLate
    ? 'at least one of your deadlines has passed. Penalties can be due from the first day. File as soon as you can, or ask us.'
    : 'you have deadlines coming up. Mark each one complete when it is done, and we will stop reminding you about it.'
  return letter({
    brand,
    subject: subjectOf(tasks),
    preview: subjectOf(tasks),
    heading: isLate ? 'A deadline has passed' : 'A deadline is coming up',
    says: [
      `Hello ${firstName}, ${opening}`,
      ...tasks.map((task) => (
        <Deadline key={`${task.title} ${task.company} ${task.day}`} task={task} />
      )),
    ],
    button: { label: 'See your deadlines', href: link },
    after: <Hr className="m-rule" style={LOOK.rule} />,
    small: [
      `You get these emails because reminders are on in your settings. Turn them off there: ${settingsLink}`,
    ],
  })
}
