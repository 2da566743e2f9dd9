import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { ACTIONS, type ActionName } from '@/src/domain/platform/permissions/actions'
import type { Assignee } from '@/src/services/platform/staff-holding'

import { refusedWhileViewing } from '../../viewing'
import { listRequest } from '../csv-of'
import type { ListSpec } from '../list-spec'
import type { ChangeRuns, Previewed, Progressed } from './change-runs'

type Guarded = {
  readonly list: Pick<ListSpec<{ id: string }>, 'screen'>
  readonly action: ActionName
  readonly runs: ChangeRuns
  /** Whom the rows can be given to. */
  readonly staff: (req: PayloadRequest) => Promise<readonly Assignee[]>
}

/**
 * Changes of many rows, for those who are signed in, open their list and may do the action: the
 * functions that a `use server` file gives to its pages.
 */
export function guardedRuns({ list, action, runs, staff }: Guarded) {
  const forbidden = { ok: false, message: `Required permission: ${ACTIONS[action]}` } as const
  const changer = async () => {
    const req = await listRequest(list)
    return req && (await can(req, action)) ? req : null
  }
  return {
    assignees: async (): Promise<readonly Assignee[]> => {
      const req = await changer()
      return req ? staff(req) : []
    },
    preview: async (selected: unknown, change: unknown): Promise<Previewed> => {
      const refused = await refusedWhileViewing()
      if (refused) return refused
      const req = await changer()
      return req ? runs.freeze(req, selected, change) : forbidden
    },
    apply: async (run: unknown): Promise<Progressed> => {
      const refused = await refusedWhileViewing()
      if (refused) return refused
      const req = await changer()
      return req ? runs.apply(req, run) : forbidden
    },
    undo: async (run: unknown): Promise<Progressed> => {
      const refused = await refusedWhileViewing()
      if (refused) return refused
      const req = await changer()
      return req ? runs.undo(req, run) : forbidden
    },
    progress: async (run: unknown): Promise<Progressed> => {
      const req = await changer()
      return req ? runs.progress(req, run) : forbidden
    },
  }
}
