import type { TaskCompany } from '@/src/domain/compliance/my-task'
import type { ExtraAddon } from '@/src/domain/orders/extras'
import { Extras } from '@/src/storefront/orders/page/Extras'

type Offer = { readonly company: TaskCompany; readonly extras: readonly ExtraAddon[] }

/** What can be added for each company; that of the first one stands open. */
export function AddonOffers({ offers }: { offers: readonly Offer[] }) {
  const [only] = offers
  if (only && offers.length === 1) return <Extras orderId={only.company.id} extras={only.extras} />
  return (
    <div className="border-t border-border">
      {offers.map(({ company, extras }, index) => (
        <details key={company.id} open={index === 0} className="border-b border-border py-3">
          <summary className="min-h-9 cursor-pointer py-1.5 font-semibold wrap-anywhere">
            {company.name}
          </summary>
          <div className="mt-2">
            <Extras orderId={company.id} extras={extras} />
          </div>
        </details>
      ))}
    </div>
  )
}
