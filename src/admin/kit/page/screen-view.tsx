import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import type { ScreenName } from '../../screens'

import { GuardedView, type ViewContext } from './GuardedView'

type Content = (props: { readonly context: ViewContext }) => ReactNode | Promise<ReactNode>

/**
 * The view that a screen of `screens.ts` names: its content, for those whom it opens to.
 *
 * `denied` is said to other staff in place of the usual words.
 */
export const screenView =
  (screen: ScreenName, Content: Content, denied?: string) => (view: AdminViewServerProps) => (
    <GuardedView
      denied={denied}
      render={(context) => <Content context={context} />}
      screen={screen}
      view={view}
    />
  )
