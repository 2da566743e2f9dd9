import type { Ref } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

import type { RefundOption } from '@/src/domain/orders/refund-request'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { Money } from '@/src/storefront/ui/money'

type RefundChoiceProps = {
  legendRef: Ref<HTMLLegendElement>
  options: readonly RefundOption[]
  register: UseFormRegisterReturn
  error: string | undefined
}

/** The lines to choose from; what can not go back says why. */
export function RefundChoice({ legendRef, options, register, error }: RefundChoiceProps) {
  return (
    <fieldset
      className="flex flex-col gap-1"
      aria-describedby={error ? 'refund-lines-error' : undefined}
    >
      <legend
        ref={legendRef}
        tabIndex={-1}
        className="mb-2 text-sm font-semibold focus:outline-none"
      >
        What would you like back?
      </legend>
      <ul className="border-t border-border">
        {options.map(({ lineId, label, amountMinor, terms }) => (
          <li key={lineId} className="border-b border-border py-3">
            {amountMinor > 0 ? (
              <label className="flex gap-3 text-sm">
                <input
                  type="checkbox"
                  value={lineId}
                  className="mt-0.5 size-5 shrink-0 accent-accent"
                  {...register}
                />
                <span className="min-w-0 grow">
                  {label}
                  <span className="block text-xs text-muted">{terms}</span>
                </span>
                <Money minor={amountMinor} className="font-semibold" />
              </label>
            ) : (
              <p className="pl-8 text-sm text-muted">
                {label}
                <span className="block text-xs">{terms}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <FieldError id="refund-lines" error={error} />
    </fieldset>
  )
}
