export const CHECK_MAIL = ['sign-up', 'reset'] as const
export type CheckMail = (typeof CHECK_MAIL)[number]

/** The page that says to look into the mailbox; `next` is where signing up leads on to. */
export function checkMailPage(what: CheckMail, next?: string | null): string {
  const query = new URLSearchParams({ for: what, ...(next ? { next } : {}) })
  return `/auth/check-mail?${query}`
}
