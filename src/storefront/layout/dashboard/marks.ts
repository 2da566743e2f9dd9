/** Heard by the menu: something that had a mark was looked at. */
export const SEEN = 'charterdesk:seen'

/** How many orders wait for the customer, and how many tickets have an answer not read yet. */
export type WaitingMarks = { readonly orders: number; readonly tickets: number }

const countOf = (answer: object, key: string): number => {
  const value: unknown = Reflect.get(answer, key)
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

/** The marks that the server sent; none for whatever else came. */
export function marksOf(answer: unknown): WaitingMarks {
  if (typeof answer !== 'object' || answer === null) return { orders: 0, tickets: 0 }
  return { orders: countOf(answer, 'orders'), tickets: countOf(answer, 'tickets') }
}
