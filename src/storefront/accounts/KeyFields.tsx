/** A mailed link's key, and to whom it was mailed. */
export type MailedTo = { readonly token: string; readonly email: string }

/** What a form behind a mailed link carries along: its key, and for password managers the address. */
export function KeyFields({ token, email }: MailedTo) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </>
  )
}
