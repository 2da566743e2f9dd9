import type { ReactNode } from 'react'
import type { ScreenName } from '../../screens'
import { screenOf } from '../screens/admin-href'
import { Crumbs } from './Crumbs'

type Props = {
  readonly screen: ScreenName
  /** What one does here, in a sentence. */
  readonly description: string
  readonly actions?: ReactNode
}

/** The top of a screen: its name, here and in the path above, what it is for, and what to do. */
export function PageHeader({ screen, description, actions }: Props) {
  return (
    <header className="admin-page__header">
      <Crumbs screen={screen} />
      <div>
        <h1>{screenOf(screen).label}</h1>
        <p>{description}</p>
      </div>
      {actions && <div className="admin-page__actions">{actions}</div>}
    </header>
  )
}
