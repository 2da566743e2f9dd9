type Paid = { readonly isDuplicate: boolean; readonly status: string }

/** Whether a payment's money is the order's. What came in twice, or in doubt, is of itself alone. */
export const paidItsOrder = ({ isDuplicate, status }: Paid): boolean =>
  !isDuplicate && status !== 'quarantined'
