import { Link } from '@payloadcms/ui'
import { Fragment } from 'react'

import { Moment } from '@/src/admin/kit/time/When'

import type { ApplicationRecord } from '@/src/queries/careers/application'

type Props = {
  readonly others: ApplicationRecord['others']
  /** The screen with nothing open. */
  readonly back: string
}

/**
 * What else came from the address for the position. Anyone can type an address: which of them are
 * the person’s own is for staff to judge.
 */
export function AlsoSent({ others, back }: Props) {
  const open = `${back}${back.includes('?') ? '&' : '?'}open=`
  return others.map(({ id, name, at }, index) => (
    <Fragment key={id}>
      {index > 0 && <br />}
      <Link href={`${open}${id}`} prefetch={false} scroll={false}>
        {name}, <Moment at={at} />
      </Link>
    </Fragment>
  ))
}
