import { SetStepNav } from '@payloadcms/ui'

import type { ScreenName } from '../../screens'
import { crumbsOf } from '../screens/crumbs'

/** The path above a screen. `name`: what the record that it shows is called. */
export function Crumbs({ screen, name }: { screen: ScreenName; name?: string }) {
  return <SetStepNav nav={crumbsOf(screen, name)} />
}
