import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { errorResponse, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { ChangedMeanwhile, type EntrySlug } from '@/src/services/catalogue/entries/entry'
import { usesOf } from '@/src/services/catalogue/entries/entry-uses'
import { switchEntry } from '@/src/services/catalogue/entries/switch-entry'
import { deletedWords, removeEntry, restoreEntry } from '@/src/services/catalogue/entries/trash'

type RowHandler = (req: PayloadRequest, id: string) => Promise<Response>

export const said = (message: string) => Response.json({ message })

type Seen = { readonly id: string | null; readonly version: string | null }

/** Saves what a form sends. A stale copy is refused together with what is stored by now. */
export const saving =
  <Typed extends Seen>(
    input: z.ZodType<Typed>,
    save: (req: PayloadRequest, typed: Typed) => Promise<string>,
    words: (typed: Typed) => string,
  ) =>
  async (req: PayloadRequest): Promise<Response> => {
    const typed = parseInput(input, await bodyOf(req))
    try {
      const id = await save(req, typed)
      return Response.json({ id, message: words(typed) })
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error
      const { entry, version } = error.current
      return errorResponse(error, { current: entry, version })
    }
  }

const active = z.strictObject({ isActive: z.boolean() })
const popular = z.strictObject({ isPopular: z.boolean() })

const flagWords = (flag: z.infer<typeof active> | z.infer<typeof popular>, name: string) => {
  if ('isActive' in flag) return `${name} is now ${flag.isActive ? 'active' : 'inactive'}.`
  return flag.isPopular
    ? `${name} is marked as popular.`
    : `${name} is no longer marked as popular.`
}

const switching =
  (
    slug: EntrySlug,
    input: typeof active | z.ZodUnion<[typeof active, typeof popular]>,
  ): RowHandler =>
  async (req, id) => {
    const flag = parseInput<z.infer<typeof active> | z.infer<typeof popular>>(
      input,
      await bodyOf(req),
    )
    return said(flagWords(flag, await switchEntry(req, slug, id, flag)))
  }

/** Switches an entry on or off. */
export const switchingActive = (slug: EntrySlug): RowHandler => switching(slug, active)

/** The same, or marks a package as popular. */
export const switchingPackage: RowHandler = switching('packages', z.union([active, popular]))

export const showingUses =
  (slug: EntrySlug): RowHandler =>
  async (req, id) =>
    Response.json(await usesOf(req, slug, id))

export const removing =
  (slug: EntrySlug): RowHandler =>
  async (req, id) =>
    said(deletedWords(slug, await removeEntry(req, slug, id)))

export const restoring =
  (slug: EntrySlug): RowHandler =>
  async (req, id) =>
    said(`Restored: ${await restoreEntry(req, slug, id)}`)
