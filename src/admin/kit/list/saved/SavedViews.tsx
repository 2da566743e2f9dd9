import type { ScreenName } from '@/src/admin/screens'
import { savedViewsOf } from '@/src/services/platform/saved-views'
import type { ViewContext } from '../../page/GuardedView'
import { SavedChips } from './SavedChips'

type Props = {
  readonly req: ViewContext['req']
  readonly screen: ScreenName
  readonly address: string
  /** What the list is asked now, as it stands in its address. */
  readonly question: string
  /** Whether that is more than one of the list's own views. */
  readonly isSpecial: boolean
}

/** The questions that people keep for a list, beside the list's own views. */
export async function SavedViews({ req, screen, address, question, isSpecial }: Props) {
  const views = await savedViewsOf(req, screen)
  if (views.length === 0 && !isSpecial) return null
  return (
    <SavedChips
      address={address}
      canSave={isSpecial && views.every((view) => view.question !== question)}
      question={question}
      screen={screen}
      views={views}
    />
  )
}
