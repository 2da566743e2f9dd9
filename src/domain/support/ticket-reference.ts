/** What a person quotes of a ticket: `T-9F1C2B7A`. */
export function ticketReference(id: string): string {
  return `T-${id.slice(0, 8).toUpperCase()}`
}
