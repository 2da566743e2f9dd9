'use client'

import { column } from '@/src/admin/kit/list/columns'
import { DataTable } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { PAYOUT_METHODS } from '@/src/domain/affiliates/payout-details'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { DuePayout } from '@/src/services/affiliates/payouts'

import { RevealAccount } from './RevealAccount'

type Props = {
  readonly due: readonly DuePayout[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: Set<string>) => void
  readonly reveal: Grant<'revealPayoutAccount'>
}

const withOrWithout = (chosen: ReadonlySet<string>, link: string) => {
  const next = new Set(chosen)
  if (!next.delete(link)) next.add(link)
  return next
}

/** To whom how much is due, each to be chosen; who has not said where to cannot be. */
export function DueTable({ due, chosen, onChoose, reveal }: Props) {
  return (
    <DataTable<DuePayout>
      columns={[
        column('', 'select', ({ link, code, method }) => (
          <input
            aria-label={`Pay ${code}`}
            checked={chosen.has(link)}
            className="list-check relative z-1 size-4 mx-0 my-0.5 accent-accent cursor-pointer focus-visible:outline-ring focus-visible:outline-offset-2"
            disabled={method === null}
            onChange={() => onChoose(withOrWithout(chosen, link))}
            title={method === null ? 'No payout account yet' : undefined}
            type="checkbox"
          />
        )),
        column('Affiliate', 'title', ({ code, email }) => (
          <>
            {email ?? 'Deleted account'}
            <small className="admin-sub">{code}</small>
          </>
        )),
        column('Paid to', {}, ({ method, name, account }) =>
          method ? (
            <>
              {`${PAYOUT_METHODS[method]}, ${account ?? ''}`}
              <small className="admin-sub">{name}</small>
            </>
          ) : (
            'No account yet: they are asked for one on their affiliate page.'
          ),
        ),
        column(
          'Account',
          {},
          ({ link, code, method }) =>
            method && <RevealAccount grant={reveal} link={link} name={code} />,
        ),
        column('Due', { phone: 'aside', end: true }, ({ dueMinor, carryOverMinor }) => (
          <>
            {amount(dueMinor, 'USD')}
            <small className="admin-sub">
              {carryOverMinor > 0 && `less ${amount(carryOverMinor, 'USD')} paid too much`}
            </small>
          </>
        )),
      ]}
      isWhole
      keyOf={({ link }) => link}
      label="Due payouts"
      rows={due}
    />
  )
}
