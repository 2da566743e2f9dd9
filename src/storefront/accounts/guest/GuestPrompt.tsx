import { GuestAccount } from '@/src/storefront/accounts/guest/GuestAccount'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { TitledPart } from '@/src/storefront/ui/titled-part'

type GuestPromptProps = { name: string; email: string; minimum: number }

/** A guest's way to an account, into which the order then moves. */
export function GuestPrompt(props: GuestPromptProps) {
  return (
    <TitledPart title="Save it to an account">
      <p className="mb-5 max-w-[56ch] text-sm text-muted">
        This page opens in this browser and from the link in your email. With an account you can
        open it anywhere, along with your later orders.
      </p>
      <details className="max-w-110">
        <summary className={buttonClass({ variant: 'secondary' })}>
          Create an account or log in
        </summary>
        <div className="mt-6">
          <GuestAccount {...props} />
        </div>
      </details>
    </TitledPart>
  )
}
