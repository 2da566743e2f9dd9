import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { type ReactNode, Suspense } from 'react'
import { isStaff, permissionsOf } from '@/src/access/permissions'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import type { ScreenName } from '../../screens'
import { wayOn } from '../guards/way-on'
import { screenOf } from '../screens/admin-href'
import { opens } from '../screens/opens'
import { AccessDeniedCard } from './AccessDeniedCard'
import { AdminPage } from './AdminPage'

const LINES = Array.from({ length: 8 }, (_, line) => line)

/** The shape of a screen while it is read: its title, its figures, its lines. */
function PageSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading" className="grid gap-2.5" role="status">
      <span className="w-[min(220px,60%)] h-7 rounded-[3px] bg-line-soft" />
      <span className="w-[min(420px,90%)] h-3.5 rounded-[3px] bg-line-soft" />
      <div className="grid gap-6 mt-3.5 p-3.5 border border-line rounded-ui">
        {LINES.map((line) => (
          <span className="h-3.5 rounded-[3px] bg-line-soft" key={line} />
        ))}
      </div>
    </div>
  )
}

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

export type ViewContext = {
  readonly req: PayloadRequest
  readonly held: ReadonlySet<Permission>
  readonly search: SearchParams
}

type Props = {
  readonly view: AdminViewServerProps
  readonly screen: ScreenName
  /** Said to those whom it does not open to, in place of the usual words. */
  readonly denied?: string
  readonly render: (context: ViewContext) => ReactNode | Promise<ReactNode>
}

type ContentProps = Pick<Props, 'render'> & { readonly context: ViewContext }

const Content = async ({ render, context }: ContentProps) => await render(context)

/**
 * A screen of the admin, for those whom `screens.ts` lets in; other staff get the card that names
 * what it takes. Payload itself lets anybody open a view of ours, so every one of them begins with this.
 */
export async function GuardedView({ view, screen, denied, render }: Props) {
  const { req } = view.initPageResult
  if (!req.user) redirect('/auth')
  if (!isStaff(req)) redirect('/dashboard')
  const held = await permissionsOf(req)
  const { needs } = screenOf(screen)
  const search = (await view.searchParams) ?? {}
  return (
    <AdminPage view={view}>
      {(await opens(req, screen)) ? (
        <Suspense fallback={<PageSkeleton />} key={screen}>
          <Content context={{ req, held, search }} render={render} />
        </Suspense>
      ) : (
        <AccessDeniedCard
          back={wayOn(held, req.user.role === 'admin')}
          permission={needs}
          words={denied}
        />
      )}
    </AdminPage>
  )
}
