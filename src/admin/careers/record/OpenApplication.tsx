import type { ViewContext } from '@/src/admin/kit/page/screen-view'
import { readApplication } from '@/src/queries/careers/application'
import { staffHolding } from '@/src/services/platform/staff-holding'
import { ApplicationDrawer } from './ApplicationDrawer'

type Props = {
  readonly context: ViewContext
  /** The address of the screen with no application open. */
  readonly back: string
}

/** The application that the address names, in a drawer over the screen; nothing without one. */
export async function OpenApplication({ context: { req, held, search }, back }: Props) {
  const { open } = search
  if (typeof open !== 'string' || open === '') return null
  const application = await readApplication(req, open)
  const mayChange = held.has('manage_careers')
  const people = mayChange ? await staffHolding(req, 'manage_careers') : []
  return (
    <ApplicationDrawer
      application={application}
      back={back}
      key={open}
      mayChange={mayChange}
      people={people}
    />
  )
}
