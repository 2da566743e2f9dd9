import { nameRule } from '@/src/domain/catalogue/states/company-name-rules'
import type { CheckoutState as StateOffer } from '@/src/domain/checkout/checkout-view'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

type NameHelpProps = {
  type: CompanyType | undefined
  state: Pick<StateOffer, 'code' | 'name' | 'entitySearchUrl'> | undefined
}

/** What a name must look like, and where to see whether it is taken. */
export function NameHelp({ type, state }: NameHelpProps) {
  return (
    <>
      {type && nameRule(type, state?.code ?? null, state?.name)}
      {state?.entitySearchUrl && (
        <span>
          {' '}
          <a
            href={state.entitySearchUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="link"
          >
            See which names are taken in {state.name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </span>
      )}
    </>
  )
}
