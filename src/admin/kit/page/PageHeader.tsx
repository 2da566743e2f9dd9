import { SetStepNav } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { ScreenName } from '@/src/admin/screens'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { permissionText } from '@/src/domain/platform/permissions/permission-text'
import { addressOf, adminHref, screenNamed, screenOf } from '../screens/admin-href'
import { EmptyState, LinkButton, Notice } from '../ui/parts'

type Crumb = { readonly label: string; readonly url?: string }

function above(name: ScreenName): Crumb[] {
  const parent = screenNamed(screenOf(name).under)
  if (!parent) return []
  const screen = screenOf(parent)
  return [...above(parent), { label: screen.label, url: addressOf(screen) }]
}

/** The path above a screen, itself last. @param label the name of the record that it shows */
export function crumbsOf(name: ScreenName, label?: string): Crumb[] {
  return [...above(name), { label: label ?? screenOf(name).label }]
}

/** The path above a screen. `name`: what the record that it shows is called. */
export function Crumbs({ screen, name }: { screen: ScreenName; name?: string }) {
  return <SetStepNav nav={crumbsOf(screen, name)} />
}

type PageHeaderProps = {
  readonly screen: ScreenName
  /** What one does here, in a sentence. */
  readonly description?: ReactNode
  /** What is read above it, where that is not the screen's name. */
  readonly title?: string
  /** What the path above calls it then. */
  readonly name?: string
  readonly actions?: ReactNode
}

/** The top of a screen: its name, here and in the path above, what it is for, and what to do. */
export function PageHeader({ screen, description, title, name, actions }: PageHeaderProps) {
  return (
    <header className="admin-page__header">
      <Crumbs name={name} screen={screen} />
      <div>
        <h1>{title ?? screenOf(screen).label}</h1>
        {description && <p>{description}</p>}
      </div>
      {actions && <div className="admin-page__actions">{actions}</div>}
    </header>
  )
}

type NotThereProps = {
  readonly screen: ScreenName
  /** The list to go on from, and what its link says. */
  readonly list: ScreenName
  readonly link: string
  readonly children: ReactNode
}

/** In place of a record that is not there: the screen's name, why, and the way on. */
export const NotThere = ({ screen, list, link, children }: NotThereProps) => (
  <>
    <PageHeader screen={screen} />
    <EmptyState action={<LinkButton href={adminHref(list)}>{link}</LinkButton>}>
      {children}
    </EmptyState>
  </>
)

/** For staff who may look and no more: what changing would take. */
export const ViewOnly = ({ permission }: { permission: Permission }) => (
  <Notice tone="info">
    {`You can view this page. To make changes, you need the permission “${permissionText(permission)}”.`}
  </Notice>
)
