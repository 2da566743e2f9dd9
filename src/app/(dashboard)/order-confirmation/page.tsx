import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { customerPasswordMinimum } from '@/src/queries/accounts/mailed-key'
import { placedOrder } from '@/src/queries/orders/placed-order'
import { currentUser } from '@/src/queries/platform/session'
import { GuestAccount } from '@/src/storefront/accounts/guest/GuestAccount'
import { Confirmed } from '@/src/storefront/orders/confirmation/Confirmed'
import {
  BankConfirming,
  Canceled,
  Checking,
  Confirming,
  Failed,
  NoOrder,
  Refunded,
  Unpaid,
  Unsettled,
} from '@/src/storefront/orders/confirmation/states'
import { Container } from '@/src/storefront/ui/layout'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Your order' }

export default async function OrderConfirmationPage({ searchParams }: PageSearch) {
  await connection()
  const user = await currentUser()
  const placed = await placedOrder(user, (await searchParams).order)
  const minimum = await customerPasswordMinimum()
  return (
    <Container className="py-12 lg:py-20">
      <Outcome placed={placed} signedIn={user !== null} passwordMinimum={minimum} />
    </Container>
  )
}

type OutcomeProps = {
  placed: Awaited<ReturnType<typeof placedOrder>>
  signedIn: boolean
  passwordMinimum: number
}

function Outcome({ placed, signedIn, passwordMinimum }: OutcomeProps) {
  if (!placed) return <NoOrder signedIn={signedIn} />
  const { view, isLinked } = placed
  const account = <GuestAccount name={view.customer} email={view.email} minimum={passwordMinimum} />
  if (view.payment === 'paid') {
    return <Confirmed order={view} {...{ signedIn, isLinked, account }} />
  }
  if (view.status === 'cancelled' && view.payment !== 'refunded') {
    return (
      <Unsettled order={view}>
        <Canceled order={view} signedIn={isLinked} />
      </Unsettled>
    )
  }
  return (
    <Unsettled order={view}>
      {view.payment === 'unpaid' && <Unpaid order={view} />}
      {view.payment === 'confirming' && <Confirming order={view} />}
      {view.payment === 'processing' && (
        <BankConfirming order={view} isLinked={isLinked} account={signedIn ? null : account} />
      )}
      {view.payment === 'checking' && <Checking />}
      {view.payment === 'failed' && <Failed order={view} signedIn={isLinked} />}
      {view.payment === 'refunded' && <Refunded order={view} signedIn={isLinked} />}
    </Unsettled>
  )
}
