import { SetStepNav } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  /** What one does here, in a sentence. */
  readonly description: string
  readonly actions?: ReactNode
}

/** The top of a screen: its name, here and in the path above, what it is for, and what to do. */
export function PageHeader({ title, description, actions }: Props) {
  return (
    <header className="admin-page__header">
      <SetStepNav nav={[{ label: title }]} />
      <div>
        <h1>{title}</h1>
        <p>{description}</p>
      </div>
      {actions && <div className="admin-page__actions">{actions}</div>}
    </header>
  )
}
