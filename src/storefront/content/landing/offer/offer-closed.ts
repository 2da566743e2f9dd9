const CLOSED = 'charterdesk_offer_closed'

/** Whether the offer was closed in this browser. One that keeps nothing is not asked each time. */
export function isOfferClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED) !== null
  } catch {
    return true
  }
}

export function closeOffer(): void {
  try {
    localStorage.setItem(CLOSED, '1')
  } catch {
    // The browser keeps nothing: then it is closed for this page alone.
  }
}
