import { ButtonLink } from '@/src/storefront/ui/button'

/** Opens a mail to the company with the position as its subject. */
export function ApplyByMail({ address, title }: { address: string; title: string }) {
  const href = `mailto:${address}?subject=${encodeURIComponent(`Application: ${title}`)}`
  return (
    <div>
      <ButtonLink href={href}>Apply by email</ButtonLink>
      <p className="mt-3 max-w-[60ch] text-sm text-muted">
        Write to{' '}
        <a className="link" href={href}>
          {address}
        </a>{' '}
        with a few lines about yourself and your CV as a PDF.
      </p>
    </div>
  )
}
