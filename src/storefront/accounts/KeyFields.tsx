type KeyFieldsProps = { token: string; email: string; next?: string }

/** What a form behind a mailed link carries along: its key, and for password managers the address. */
export function KeyFields({ token, email, next }: KeyFieldsProps) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      {next && <input type="hidden" name="next" value={next} />}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </>
  )
}
