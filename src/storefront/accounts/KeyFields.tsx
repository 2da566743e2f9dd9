type KeyFieldsProps = { token: string; email: string }

/** What a form behind a mailed link carries along: its key, and for password managers the address. */
export function KeyFields({ token, email }: KeyFieldsProps) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </>
  )
}
