import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type ApplicationRejectedProps = {
  readonly brand: MailBrand
  readonly title: string
  readonly name: string
  /** What staff wrote, paragraph by paragraph. */
  readonly says: readonly string[]
  /** The day after which it is deleted: `May 22, 2027`. */
  readonly keptUntil: string
}

/** Tells an applicant that someone else is chosen, in words of the staff. */
export function applicationRejectedMail(props: ApplicationRejectedProps) {
  const { brand, title, name, says, keptUntil } = props
  const heading = 'Your application'
  return letter({
    brand,
    subject: `${heading}: ${title}`,
    preview: `About your application for ${title}.`,
    heading,
    says: [`Hello ${name},`, ...says],
    small: [
      `This is about your application for ${title}. We delete it and your CV after ${keptUntil}.`,
    ],
  })
}
