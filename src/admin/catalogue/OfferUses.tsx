import type { DefaultServerCellComponentProps, Payload, UIFieldServerProps } from 'payload'

import { countOfferUses } from '@/src/services/catalogue/offers'

const ANYBODY = { mailbox: null, user: null, order: null }

type Limits = { readonly maxUses?: unknown } | null | undefined

/** How often an offer is used of how often it may be: `3 of 10`. */
async function usesOf(payload: Payload, id: string, limits: Limits): Promise<string> {
  const { inAll } = await countOfferUses({ payload }, id, ANYBODY)
  const most = limits?.maxUses
  return typeof most === 'number' ? `${inAll} of ${most}` : String(inAll)
}

/** In the list of offers. */
export async function OfferUsesCell({ rowData, payload }: DefaultServerCellComponentProps) {
  if (!rowData?.id) return null // a list without rows asks for its columns too
  return <span>{await usesOf(payload, String(rowData.id), rowData)}</span>
}

/** Beside an offer that is stored already. */
export async function OfferUsesField({ id, data, payload }: UIFieldServerProps) {
  if (!id) return null
  return (
    <div className="field-type">
      <span className="field-label">Used so far</span>
      <p>{await usesOf(payload, String(id), data)}</p>
      <p className="admin-sub">Paid orders, and orders being paid now</p>
    </div>
  )
}
