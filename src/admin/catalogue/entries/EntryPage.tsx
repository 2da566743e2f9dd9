import type { PayloadRequest } from 'payload'
import type { ComponentProps, ReactNode } from 'react'

import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import type { ActionName, Grant } from '@/src/domain/platform/permissions/actions'
import type { EntrySlug } from '@/src/services/catalogue/entries/entry'
import { trashOf } from '@/src/services/catalogue/entries/entry'

import { ViewOnly } from '../../kit/page/ViewOnly'
import { Trash } from './Trash'

/** The areas whose rights decide. */
const AREAS = {
  packages: 'packages',
  addons: 'addons',
  states: 'states',
  checkoutPackages: 'checkout_packages',
} as const satisfies Record<EntrySlug, string>

type Props = Pick<ComponentProps<typeof PageHeader>, 'actions' | 'description'> &
  ComponentProps<typeof StatCards> & {
    readonly req: PayloadRequest
    readonly slug: EntrySlug
    /** Null for those who may only look. */
    readonly grant: Grant<ActionName> | null
    readonly children: ReactNode
  }

/** All entries of a kind: how many there are, each of them, and what lies in the trash. */
export async function EntryPage(props: Props) {
  const { req, slug, grant, actions, description, stats, children } = props
  return (
    <>
      <PageHeader actions={actions} description={description} screen={slug} />
      {!grant && <ViewOnly permission={`manage_${AREAS[slug]}`} />}
      <StatCards stats={stats} />
      {children}
      <Trash mayChange={grant !== null} path={`/api/${slug}`} rows={await trashOf(req, slug)} />
    </>
  )
}
