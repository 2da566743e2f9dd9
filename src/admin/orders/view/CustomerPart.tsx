import { MailLink } from '@/src/admin/kit/cells/MailLink'
import { Facts, PageLink, Section } from '@/src/admin/kit/ui/parts'
import { contactOf } from '@/src/domain/orders/desk/contact-input'
import { COMPANY_TYPES } from '@/src/domain/orders/my-order'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import type { OrderFacts } from '@/src/queries/orders/order-facts'
import { ContactDrawer } from './ContactDrawer'
import { CorrectEmail } from './CorrectEmail'
import { OrderLinks } from './OrderLinks'

function addressOf({ address }: OrderFacts['order']): string {
  const { line, city, state, zipCode, country } = address ?? {}
  const region = [state, zipCode].filter(Boolean).join(' ')
  return [line, city, region, country].filter(Boolean).join(', ')
}

type Props = {
  readonly facts: OrderFacts
  /** Null for a guest's order, and for staff who may not open accounts. */
  readonly accountHref: string | null
}

export function CustomerPart({ facts: { order, others, can }, accountHref }: Props) {
  const isGuest = idOf(order.user) === null
  const account = isGuest ? 'Guest' : 'Has an account'
  const { country, businessType, trademarkText, trademarkType, additionalInfo } =
    order.details ?? {}
  return (
    <Section
      aside={
        can.change && (
          <ContactDrawer contact={contactOf(order)} grant={can.change} orderId={order.id} />
        )
      }
      id="customer"
      title="Customer"
    >
      <Facts
        facts={[
          ['Name', fullName(order)],
          [
            'Account',
            accountHref ? (
              <PageLink href={accountHref} key="account">
                Open the account
              </PageLink>
            ) : (
              account
            ),
          ],
          ['Email', <MailLink email={order.email} key="email" />],
          [
            'Phone',
            order.phone && (
              <a href={`tel:${order.phone}`} key="phone">
                {order.phone}
              </a>
            ),
          ],
          ['Address', addressOf(order)],
          ['Company', order.companyName],
          ['Legal name', order.legalName],
          ['Type', order.companyType ? COMPANY_TYPES[order.companyType] : null],
          ['Purpose', order.companyPurpose],
          ['Country', country],
          ['Business type', businessType],
          ['Trademark', trademarkText],
          ['Trademark type', trademarkType],
          ['Additional information', additionalInfo],
        ]}
      />
      {can.change && isGuest && <CorrectEmail email={order.email} orderId={order.id} />}
      <OrderLinks orders={others} title="Other orders" />
    </Section>
  )
}
