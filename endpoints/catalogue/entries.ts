import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { plainStaffActions, staffRowActions, staffRowGet } from '@/endpoints/platform/staff-actions'
import { staffPost } from '@/src/access/actions'
import type { SeenEntry } from '@/src/domain/catalogue/editing/typed-values'
import type { ActionName } from '@/src/domain/platform/permissions/actions'
import { errorResponse, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import {
  ChangedMeanwhile,
  deletedText,
  type EntrySlug,
  removeEntry,
  restoreEntry,
  switchEntry,
} from '@/src/services/catalogue/entries/entry'
import { usesOf } from '@/src/services/catalogue/entries/entry-uses'

export const said = (message: string) => Response.json({ message })

/** How an entry is saved: `input` is what its form sends, `words` what is said once it is saved. */
type Saving<Typed extends SeenEntry> = {
  readonly input: z.ZodType<Typed>
  readonly save: (
    req: PayloadRequest,
    seen: SeenEntry,
    typed: Omit<Typed, keyof SeenEntry>,
  ) => Promise<string>
  readonly words: (typed: Typed) => string
}

/** Saves what a form sends. A stale copy is refused together with what is stored by now. */
export const savingEndpoint = <Typed extends SeenEntry>(
  slug: string,
  action: ActionName,
  { input, save, words }: Saving<Typed>,
): Endpoint =>
  staffPost(action, `/${slug}/save`, async (req) => {
    const typed = parseInput(input, await bodyOf(req))
    try {
      const { id, version, ...entry } = typed
      const saved = await save(req, { id, version }, entry)
      return Response.json({ id: saved, message: words(typed) })
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error
      const { entry, version } = error.current
      return errorResponse(error, { current: entry, version })
    }
  })

export const activeInput = z.strictObject({ isActive: z.boolean() })
const popular = z.strictObject({ isPopular: z.boolean() })
type Flag = z.infer<typeof activeInput> | z.infer<typeof popular>

const flagText = (flag: Flag, name: string) => {
  if ('isActive' in flag) return `${name} is now ${flag.isActive ? 'active' : 'inactive'}.`
  return flag.isPopular
    ? `${name} is marked as popular.`
    : `${name} is no longer marked as popular.`
}

const switches: z.ZodType<Flag> = activeInput
const packageSwitches: z.ZodType<Flag> = z.union([activeInput, popular])

/** What staff do with any entry: save it, switch it, see what uses it, remove it, bring it back. */
export function entryEndpoints<Typed extends SeenEntry>(
  slug: EntrySlug,
  thing: string,
  action: ActionName,
  saving: Saving<Typed>,
): Endpoint[] {
  const deed = plainStaffActions(thing, action)
  return [
    savingEndpoint(slug, action, saving),
    staffRowActions(thing, action)(
      `/${slug}/:id/switch`,
      slug === 'packages' ? packageSwitches : switches,
      async (req, id, flag) => ({
        message: flagText(flag, await switchEntry(req, slug, id, flag)),
      }),
    ),
    staffRowGet(thing, action, `/${slug}/:id/uses`, async (req, id) =>
      Response.json(await usesOf(req, slug, id)),
    ),
    deed(`/${slug}/:id/remove`, async (req, id) => ({
      message: deletedText(slug, await removeEntry(req, slug, id)),
    })),
    deed(`/${slug}/:id/restore`, async (req, id) => ({
      message: `Restored: ${await restoreEntry(req, slug, id)}`,
    })),
  ]
}
