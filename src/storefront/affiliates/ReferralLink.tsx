import { CopyField } from '@/src/storefront/ui/copy-field'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

type ReferralLinkProps = { address: string; companyName: string }

/** Plain links: nobody's script runs here, and nobody learns of it before one is followed. */
function sharingLinks(address: string, companyName: string) {
  const words = `I recommend ${companyName} for starting a US company.`
  const query = (values: Record<string, string>) =>
    new URLSearchParams(values).toString().replaceAll('+', '%20')
  return [
    ['Email', `mailto:?${query({ subject: companyName, body: `${words}\n\n${address}` })}`],
    ['WhatsApp', `https://wa.me/?${query({ text: `${words} ${address}` })}`],
    ['X', `https://x.com/intent/post?${query({ text: words, url: address })}`],
  ] as const
}

/** The link to pass on, and where to. */
export function ReferralLink({ address, companyName }: ReferralLinkProps) {
  return (
    <div className="flex max-w-140 flex-col gap-2">
      <CopyField label="Your referral link" value={address} />
      <ul aria-label="Share your link" className="flex flex-wrap gap-2">
        {sharingLinks(address, companyName).map(([name, href]) => (
          <li key={name}>
            <ButtonLink
              href={href}
              variant="secondary"
              size="sm"
              target={href.startsWith('https:') ? '_blank' : undefined}
              rel="noopener noreferrer"
            >
              {name === 'Email' ? 'Share by email' : `Share on ${name}`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
