import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'

type Late<Props> = {
  /** The component once it is there; until then one that waits for it. */
  readonly now: () => ComponentType<Props>
  readonly props: Props
}

/** Stays with one component while it is shown: another would begin without what was typed. */
function Chosen<Props extends object>({ now, props }: Late<Props>) {
  const [Part] = useState(now)
  return <Part {...props} />
}

/** Replaces each component whose fetch failed: React keeps how one of them ended. */
const failed = new Set<() => void>()

/** Lets components whose fetch failed be fetched once more, when the page is tried again. */
export function forgetFailures(): void {
  for (const replace of failed) replace()
  failed.clear()
}

/**
 * A component that is fetched when it is first shown, within a `Suspense`, or by `load` before
 * that: then it is shown at once, where React's `lazy` would show its placeholder for a moment.
 * Next's `dynamic` would bring what a page needs that has such a part from the start.
 */
export function fetched<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let there: FunctionComponent<Props> | undefined
  const get = async () => {
    there ??= await load()
    return there
  }
  const wait = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await get() }
      } catch (error) {
        failed.add(() => {
          waiting = wait()
        })
        throw error
      }
    })
  let waiting = wait()
  const now = () => there ?? waiting
  return Object.assign((props: Props) => <Chosen now={now} props={props} />, { load: get })
}
