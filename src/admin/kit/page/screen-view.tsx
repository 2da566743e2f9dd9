import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { type ReactNode, Suspense } from 'react'
import { isStaff, permissionsOf } from '@/src/access/permissions'
import type { ScreenName } from '@/src/admin/screens'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { isId } from '@/src/domain/vocabulary/id'
import { screenOf } from '../screens/admin-href'
import { opens } from '../screens/opens'
import { AccessDeniedCard } from './AccessDeniedCard'
import { AdminPage } from './AdminPage'

/** The id of the record that an address asks for: `?id=`. */
export const askedId = ({ id }: SearchParams): string | null =>
  typeof id === 'string' && isId(id) ? id : null

const LINES = Array.from({ length: 8 }, (_, line) => line)

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

type Content = (props: { readonly context: ViewContext }) => ReactNode | Promise<ReactNode>

/**
 * The view that a screen of `screens.ts` names: its content, for those whom it opens to; other staff
 * get the card that names what it takes, with `denied` in place of the usual words. Payload itself lets
 * anybody open a view of ours, so every one of them begins with this.
 */
export const screenView =
  (screen: ScreenName, Content: Content, denied?: string) => async (view: AdminViewServerProps) => {
    const { req } = view.initPageResult
    if (!req.user) redirect('/auth')
    if (!isStaff(req)) redirect('/dashboard')
    const held = await permissionsOf(req)
    const search = (await view.searchParams) ?? {}
    return (
      <AdminPage view={view}>
        {(await opens(req, screen)) ? (
          <Suspense fallback={<PageSkeleton />} key={screen}>
            <Content context={{ req, held, search }} />
          </Suspense>
        ) : (
          <AccessDeniedCard permission={screenOf(screen).needs} req={req} words={denied} />
        )}
      </AdminPage>
    )
  }
