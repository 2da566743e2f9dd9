import { GuestAccount } from '@/src/storefront/accounts/guest/GuestAccount'
import { TitledPart } from '@/src/storefront/ui/titled-part'

type GuestPromptProps = { name: string; email: string; minimum: number }

/** A guest's way to an account, into which the order then moves. */
export function GuestPrompt(props: GuestPromptProps) {
  return (
    <TitledPart title="Keep it in an account">
      <p className="mb-5 max-w-[56ch] text-sm text-muted">
        This page opens in this browser and by the link in your mail. In an account you have it
        everywhere, together with whatever you order later.
      </p>
      <div className="max-w-110">
        <GuestAccount {...props} />
      </div>
    </TitledPart>
  )
}
