import type { ComponentProps, ReactNode } from 'react'

import { can } from '@/src/access/actions'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import type { ScreenName } from '@/src/admin/screens'

import './facts/facts.css'
import { ImportFile } from './facts/ImportFile'

type Props = Omit<ComponentProps<typeof ImportFile>, 'grant'> & {
  readonly context: ViewContext
  readonly screen: ScreenName
  readonly action: 'importFacts' | 'importFees'
  /** What the file holds, as in a sentence: `the facts`. */
  readonly what: string
  readonly exporting: ReactNode
}

/** Takes a corrected file: first shows what it would change. */
export async function ImportPage({ context, screen, action, what, exporting, ...file }: Props) {
  const grant = await can(context.req, action)
  return (
    <>
      <PageHeader
        actions={exporting}
        description={`Export ${what}, correct them in a spreadsheet, then import the file. You see every change before it is saved.`}
        screen={screen}
      />
      {grant && <ImportFile {...file} grant={grant} />}
    </>
  )
}
