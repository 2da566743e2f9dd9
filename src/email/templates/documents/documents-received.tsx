import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { Paragraph } from '../mail/mail-parts'
import { StaffNotice } from '../mail/staff-notice'

export type DocumentsReceivedProps = {
  readonly brand: MailBrand
  readonly from: string
  readonly email: string
  /** The order, in a line; null when the files belong to none. */
  readonly about: string | null
  /** What the first file of the batch is called. */
  readonly firstName: string
  /** Leads to the files in the back-office. */
  readonly link: string
}

function DocumentsReceived({ brand, from, email, about, firstName, link }: DocumentsReceivedProps) {
  return (
    <StaffNotice
      about={[about, email]}
      brand={brand}
      button={{ label: 'See the documents', href: link }}
      heading={`${from} uploaded documents`}
      preview={`${from} uploaded ${firstName}`}
    >
      <Paragraph>
        {`The first one is “${firstName}”. You won’t get another email for files uploaded within the next ten minutes.`}
      </Paragraph>
    </StaffNotice>
  )
}

/** Tells staff that a customer has handed in files. */
export function documentsReceivedMail(props: DocumentsReceivedProps): MailTemplate {
  return {
    subject: props.about
      ? `Documents for ${props.about} from ${props.from}`
      : `Documents from ${props.from}`,
    body: <DocumentsReceived {...props} />,
  }
}
