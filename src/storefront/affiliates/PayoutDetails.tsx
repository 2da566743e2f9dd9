'use client'

import { useState } from 'react'

import type { AffiliateView } from '@/src/domain/affiliates/affiliate-view'
import { PAYOUT_METHODS, type PayoutMethod } from '@/src/domain/affiliates/payout-details'
import { Button } from '@/src/storefront/ui/button'
import { Facts } from '@/src/storefront/ui/facts'
import { Notice } from '@/src/storefront/ui/notice'

import { BankForm } from './BankForm'
import { PaypalForm } from './PaypalForm'

type PayoutDetailsProps = { details: AffiliateView['payoutDetails']; name: string }

/** Where the money goes: with all but its ends hidden, and a form to change it. */
export function PayoutDetails({ details, name }: PayoutDetailsProps) {
  const [editing, setEditing] = useState(false)
  const [saved, setSaved] = useState(false)
  const isOpen = editing || (!details && !saved)
  const close = () => {
    setEditing(false)
    setSaved(true)
  }
  return (
    <div className="flex flex-col gap-4">
      {saved && !editing && (
        <Notice tone="success" live>
          Your payout details are saved. We emailed you a confirmation.
        </Notice>
      )}
      {details && !isOpen && (
        <>
          <Facts
            facts={[
              ['Paid by', PAYOUT_METHODS[details.method]],
              ['Name', details.name],
              ['Account', details.account],
            ]}
          />
          <div>
            <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
              Change
            </Button>
          </div>
        </>
      )}
      {isOpen && (
        <>
          <Editor
            name={details?.name || name}
            method={details?.method ?? 'paypal'}
            onSaved={close}
          />
          {details && (
            <div>
              <Button variant="ghost" size="sm" onClick={() => setEditing(false)}>
                Keep current details
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

type EditorProps = { name: string; method: PayoutMethod; onSaved: () => void }

const METHODS: readonly PayoutMethod[] = ['paypal', 'bank']

function Editor({ name, method: before, onSaved }: EditorProps) {
  const [method, setMethod] = useState<PayoutMethod>(before)
  const Form = method === 'paypal' ? PaypalForm : BankForm
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <legend className="mb-1.5 font-semibold">How you want to be paid</legend>
        {METHODS.map((one) => (
          <label key={one} className="flex min-h-6 items-center gap-2">
            <input
              type="radio"
              name="payout-method"
              value={one}
              checked={method === one}
              onChange={() => setMethod(one)}
              className="size-4.5 accent-accent"
            />
            {PAYOUT_METHODS[one]}
          </label>
        ))}
      </fieldset>
      <Form name={name} onSaved={onSaved} />
    </>
  )
}
