/** What someone accepts, each to be read in another tab so that nothing typed is lost. */
export function LegalLinks() {
  return (
    <>
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
