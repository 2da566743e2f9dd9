import type { ComponentProps } from 'react'

import { RecurringBilling } from './RecurringBilling'

type BusinessAddressBillingProps = Omit<ComponentProps<typeof RecurringBilling>, 'legend' | 'name'>

/** Whether the business address is paid by the month or by the year. */
export function BusinessAddressBilling(props: BusinessAddressBillingProps) {
  return (
    <RecurringBilling legend="Business address billing" name="businessAddressBilling" {...props} />
  )
}
