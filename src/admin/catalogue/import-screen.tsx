import type { ComponentProps, ReactNode } from 'react'

import { can } from '@/src/access/actions'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import type { ScreenName } from '@/src/admin/screens'

import { ImportFile } from './facts/ImportFile'

type Importing = Omit<ComponentProps<typeof ImportFile>, 'grant'> & {
  readonly action: 'importFacts' | 'importFees'
  /** What the file holds, as in a sentence: `the facts`. */
  readonly what: string
  readonly exporting: ReactNode
}

export const importScreen = (screen: ScreenName, { action, what, exporting, ...file }: Importing) =>
  screenView(screen, async ({ context }) => {
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
  })
