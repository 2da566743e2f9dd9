import type { PayloadRequest } from 'payload'
import type { ComponentProps, ReactNode } from 'react'

import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import type { Area } from '@/src/domain/platform/permissions/areas'
import type { EntrySlug } from '@/src/services/catalogue/entries/entry'
import { trashOf } from '@/src/services/catalogue/entries/trash'

import './entries.css'
import { Trash } from './Trash'
import { ViewOnly } from './ViewOnly'

type Props = Pick<ComponentProps<typeof PageHeader>, 'actions' | 'description'> &
  ComponentProps<typeof StatCards> & {
    readonly req: PayloadRequest
    readonly slug: EntrySlug
    readonly area: Extract<Area, 'packages' | 'addons' | 'states' | 'checkout_packages'>
    readonly mayChange: boolean
    readonly children: ReactNode
  }

/** All entries of a kind: how many there are, each of them, and what lies in the trash. */
export async function EntryPage(props: Props) {
  const { req, slug, area, mayChange, actions, description, stats, children } = props
  return (
    <>
      <PageHeader actions={actions} description={description} screen={slug} />
      {!mayChange && <ViewOnly permission={`manage_${area}`} />}
      <StatCards stats={stats} />
      {children}
      <Trash mayChange={mayChange} path={`/api/${slug}`} rows={await trashOf(req, slug)} />
    </>
  )
}
