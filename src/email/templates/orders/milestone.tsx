import type { MailedStage } from '@/src/domain/orders/mailed-stage'
import type { Milestone } from '@/src/domain/orders/milestones'

import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type MilestoneProps = {
  readonly brand: MailBrand
  readonly stage: MailedStage
  /** What the service goes through. */
  readonly milestones: readonly Milestone[]
  readonly firstName: string
  /** The service or the extra, as it was sold. */
  readonly what: string
  readonly companyName: string | null
  readonly shortOrderId: string
  /** What staff wrote to it. */
  readonly note: string | null
  /** The details of the filing are asked for, rather than one more thing. */
  readonly asksDetails: boolean
  /** The name of the document that proves it. */
  readonly document: string | null
  /** The 24 hours, where they matter here. */
  readonly clock: string | null
  /** What usually follows once an application is sent; told with `submitted` alone. */
  readonly timing: string | null
  /** Leads to the order. */
  readonly link: string
  readonly opensWithoutSignIn: boolean
}

type Words = { readonly heading: string; readonly says: readonly string[]; readonly button: string }

/** What the stage is called for its service, and what comes after it. */
function stageText({ stage, milestones }: MilestoneProps): { title: string; next: string } {
  const index = milestones.findIndex((one) => one.stage === stage)
  const next = index < 0 ? undefined : milestones[index + 1]
  return {
    title: milestones[index]?.title ?? 'Progress on your order',
    next: next ? `Next: ${next.doing}. We’ll email you when it’s done.` : '',
  }
}

const forCompany = ({ what, companyName }: MilestoneProps) =>
  companyName ? `${what} for ${companyName}` : what

function asked(props: MilestoneProps): Words {
  const text = props.note ?? 'We need something from you before we can go on.'
  return props.asksDetails
    ? {
        heading: 'We need your details',
        says: [`${forCompany(props)}: ${text}`],
        button: 'Add details',
      }
    : {
        heading: 'We have a question for you',
        says: [`${forCompany(props)}: ${text}`],
        button: 'Answer',
      }
}

function moved(props: MilestoneProps): Words {
  const { title, next } = stageText(props)
  const isOfCompany = props.companyName && /^(?:Filed with|Approved by) the state$/.test(title)
  const news = isOfCompany
    ? `${props.companyName} was ${title.charAt(0).toLowerCase()}${title.slice(1)}.`
    : `${forCompany(props)}: ${title}.`
  const says = [news, props.timing ?? '', props.note ?? '', next]
  return { heading: title, says, button: 'Open your order' }
}

const WORDS: Record<MailedStage, (props: MilestoneProps) => Words> = {
  waiting_for_you: asked,
  in_review: ({ what, companyName }) => ({
    heading: 'We have your details',
    says: [
      `We have everything we need to file ${companyName ?? what} and are preparing the filing.`,
    ],
    button: 'Open your order',
  }),
  searched: moved,
  submitted: moved,
  examined: moved,
  published: moved,
  approved: moved,
  appointed: moved,
  rejected: (props) => ({
    heading: 'Your filing was not approved',
    says: [
      `${forCompany(props)} was not approved.`,
      props.note ?? '',
      'We are looking into it and will tell you what comes next. You don’t need to do anything now.',
    ],
    button: 'Open your order',
  }),
  delivered: (props) => ({
    heading: stageText(props).title,
    says: [
      props.document
        ? `${props.document} is ready to download.`
        : `Documents for ${props.companyName ?? props.what} are ready.`,
      props.note ?? '',
    ],
    button: 'Download documents',
  }),
  completed: (props) => ({
    heading: 'Your order is complete',
    says: [
      `Everything in your order (${forCompany(props)}) has been delivered. Your documents and receipts stay on its page.`,
      props.note ?? '',
    ],
    button: 'Open your order',
  }),
}

/** Tells a customer of one stage of their order: what happened, and what comes next. */
export function milestoneMail(props: MilestoneProps) {
  const { brand, stage, document, clock, link, opensWithoutSignIn } = props
  const { heading, says, button } = WORDS[stage](props)
  const text = [...says, clock ?? ''].filter((one) => one !== '')
  return letter({
    brand,
    subject: `${heading}: ${props.companyName ?? props.what}`,
    preview: text[0] ?? heading,
    heading,
    says: [`Hello ${props.firstName},`, ...text],
    button: { label: button, href: link },
    opensWithoutSignIn,
    small: [
      document &&
        stage !== 'delivered' &&
        `Document: ${document}. You can download it from your order.`,
      `Order #${props.shortOrderId}`,
    ],
  })
}
