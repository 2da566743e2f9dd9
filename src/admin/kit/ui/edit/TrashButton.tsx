'use client'

import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useOptimisticAction } from '../actions'
import { deletionOf } from '../deletion'
import { AskDialog } from '../dialogs'
import { IconButton } from './IconButton'

type Props = {
  /** Its address under /api, with `/remove` and `/restore` below. */
  readonly path: `/api/${string}`
  readonly name: string
  /** `lead`, `SEO page`. */
  readonly noun: string
  /** Said before the reason, when it is refused. */
  readonly failure: string
  readonly className?: string
  readonly done?: (() => void) | undefined
  /** What becomes of it. */
  readonly children: ReactNode
}

/** Asks before something goes to the trash; Undo takes it out again. */
export function TrashButton(props: Props) {
  const { path, name, noun, failure, className, done, children } = props
  const [isOpen, open] = useState(false)
  const { isBusy, run } = useOptimisticAction(null)
  const act = async () => {
    const answer = await run({
      to: null,
      path: `${path}/remove`,
      body: {},
      undoPath: `${path}/restore`,
      failure,
    })
    if (!answer.ok) return
    open(false)
    done?.()
  }
  return (
    <>
      <IconButton
        className={className}
        icon={Trash2}
        label={`Delete ${name}`}
        onAct={() => open(true)}
        title="Delete"
      />
      <AskDialog {...deletionOf(noun)} asked={{ isOpen, open, isBusy, act }}>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{children}</p>
      </AskDialog>
    </>
  )
}
