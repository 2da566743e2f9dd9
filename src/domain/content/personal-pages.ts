const PERSONAL =
  /^\/(?:checkout|dashboard|auth|sandbox|order-confirmation|orders|receipts|preview|versions|support\/tickets|unsubscribe|admin)(?:\/|$)|^\/careers\/[^/]+\/preview$/

/** Whether a page is made anew for each visitor, from what the database knows of them. */
export const isPersonalPage = (pathname: string): boolean => PERSONAL.test(pathname)

/** Below /checkout, but no page of it. */
const NO_CHECKOUT = /^\/checkout\/(?!(?:ein|itin|bookkeeping|trademark|return|resume)(?:\/|$))./

export const isNoCheckout = (pathname: string): boolean => NO_CHECKOUT.test(pathname)
