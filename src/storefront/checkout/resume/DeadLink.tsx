import { isKeyOf } from '@/src/domain/vocabulary/keys'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

const WORDS = {
  expired: {
    title: 'This link no longer works',
    text: 'A link works once, for a week, and some mail programs cut it short. If the order is still open in one of your browsers, you can email yourself a new link from there. Nothing has been charged.',
    actions: [
      { href: '/checkout', label: 'Go to the checkout' },
      { href: '/support', label: 'Contact support' },
    ],
  },
  completed: {
    title: 'This order is complete',
    text: 'The order is paid. Open it from the link in your emailed receipt, or from your dashboard.',
    actions: [
      { href: '/dashboard/orders', label: 'My orders' },
      { href: '/checkout', label: 'Start a new order' },
    ],
  },
} as const

type LinkProblem = keyof typeof WORDS

export const isLinkProblem = isKeyOf(WORDS)

/** A mailed link that leads nowhere any more, and why. */
export function DeadLink({ problem }: { problem: LinkProblem }) {
  const { title, text, actions } = WORDS[problem]
  return (
    <div className="flex flex-col gap-5">
      <h1 className="heading text-2xl">{title}</h1>
      <p className="text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">
        {actions.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
