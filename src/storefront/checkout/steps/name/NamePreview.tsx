import { filedName } from '@/src/domain/catalogue/states/company-name-rules'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { Guilloche } from '@/src/storefront/layout/Guilloche'
import { cx } from '@/src/storefront/ui/cx'

import { useFiledAs } from '../use-filed-as'
import { COMPANY_KINDS } from './company-kinds'

type NamePreviewProps = {
  name: string
  type: CompanyType
  state: { readonly code: string; readonly name: string } | undefined
}

/** The name as the state's certificate will bear it. */
export function NamePreview({ name, type, state }: NamePreviewProps) {
  const kind = COMPANY_KINDS[type]
  const named = filedName({ name, type, state: state?.code ?? null })
  const filed = useFiledAs(named)
  const certified = filed ?? named
  return (
    <figure aria-hidden className="relative bg-paper px-8 py-7 text-center ring-1 ring-border">
      <Guilloche />
      <div className="relative">
        <p className="text-xs font-semibold tracking-[0.14em] uppercase">
          State of {state?.name ?? '…'}
        </p>
        <p
          className={cx(
            'heading flex min-h-16 items-center justify-center leading-tight wrap-anywhere',
            certified.length > 24 ? 'text-lg' : 'text-xl',
            !certified && 'text-muted',
          )}
        >
          {certified || 'Your company’s name'}
        </p>
        <p className="text-xs text-muted">a {kind.noun} under the laws of this state</p>
      </div>
    </figure>
  )
}
