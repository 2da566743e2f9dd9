import { Badge } from '@/src/storefront/ui/badge'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

/** Where no mail is sent yet, the way to read what would have been. */
export function SandboxMail({ email }: { email: string | null }) {
  const query = email ? `?${new URLSearchParams({ to: email })}` : ''
  return (
    <section
      aria-label="Sandbox"
      className="rounded-ui border border-dashed border-border-strong bg-panel p-4 text-sm"
    >
      <Badge tone="warning">Sandbox</Badge>
      <p className="mt-2">
        <strong className="font-semibold">This site does not send email yet.</strong> Its emails
        stay in the sandbox inbox on this machine.
      </p>
      <ButtonLink
        href={`/sandbox/inbox${query}`}
        prefetch={false}
        variant="secondary"
        size="sm"
        className="mt-3"
      >
        Open the inbox
      </ButtonLink>
    </section>
  )
}
