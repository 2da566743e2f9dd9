const PERSONAL =
  /^\/(?:checkout|dashboard|auth|sandbox|order-confirmation|orders|receipts|support\/tickets|unsubscribe|admin)(?:\/|$)/

/** Whether a page is made anew for each visitor, from what the database knows of them. */
export const isPersonalPage = (pathname: string): boolean => PERSONAL.test(pathname)
