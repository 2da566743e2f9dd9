/** What somebody accepts with an account, beside the box to tick. */
export function Terms() {
  return (
    <>
      I am 18 or older and accept the{' '}
      <a href="/terms" target="_blank" className="link" rel="noopener">
        Terms of Service
      </a>{' '}
      and the{' '}
      <a href="/privacy" target="_blank" className="link" rel="noopener">
        Privacy Policy
      </a>
    </>
  )
}
