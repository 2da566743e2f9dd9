import {
  type Access,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'

import { isStaff, may } from '@/src/access/permissions'
import { PUBLISHED } from '@/src/access/rules'
import { keepFilingFee } from '@/src/domain/catalogue/facts/filing-fee'
import { factsProblem, readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { ADDON_CODES } from '@/src/domain/catalogue/pricing/service-addons'
import { AppError } from '@/src/lib/errors'
import { findById, findOne } from '@/src/lib/find-one'
import type { Package, Service, State } from '@/src/payload-types'
import { refusalOf } from '@/src/services/catalogue/entries/entry-uses'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'

/** A new step description goes to the end of the list. */
export const appendToOrder: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data || typeof data.sortOrder === 'number') return data
  const found = await findOne(req, 'checkoutPackages', {
    sort: '-sortOrder',
    select: { sortOrder: true },
    trash: true,
    overrideAccess: true, // its place depends on all of them
  })
  return { ...data, sortOrder: (found?.sortOrder ?? 0) + 1 }
}

/** Notes on facts are for staff: over HTTP, all others get the facts without them. */
export const hideFactNotes: CollectionAfterReadHook<State> = ({ req, doc }) => {
  if (req.payloadAPI === 'local' || isStaff(req)) return doc
  return { ...doc, facts: readFacts(doc.facts).map((fact) => ({ ...fact, note: '' })) }
}

/** Keeps a state's filing fee and its facts in step, whichever of the two was changed. */
export const keepFacts: CollectionBeforeChangeHook<State> = async ({ data, originalDoc, req }) => {
  const stored = data.facts ?? originalDoc?.facts ?? []
  if (factsProblem(stored)) return data // the field refuses them
  const factsChanged =
    data.facts !== undefined && JSON.stringify(data.facts) !== JSON.stringify(originalDoc?.facts)
  const kept = keepFilingFee(
    { facts: readFacts(stored), filingFee: data.filingFee ?? originalDoc?.filingFee },
    {
      factsChanged: factsChanged && readFacts(data.facts).length > 0,
      filingFee: originalDoc?.filingFee,
    },
    await officeDay(req),
  )
  return { ...data, facts: [...kept.facts], filingFee: kept.filingFee }
}

/** A package that the checkout describes does not go to the trash, no matter who sends it there. */
export const keepUsedPackage: CollectionBeforeChangeHook<Package> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || !data.deletedAt || originalDoc.deletedAt) return data
  const refusal = await refusalOf(req, 'packages', originalDoc.id)
  if (refusal) throw new AppError('in_use', refusal, 409)
  return data
}

type Problem = { readonly path: string; readonly message: string }

const isSome = (list: unknown) => Array.isArray(list) && list.length > 0

/** What fits each field, but not the others. */
function problemsOf(offer: Readonly<Record<string, unknown>>): Problem[] {
  const { kind, value, from, until, appliesTo, packages, addons, services } = offer
  const problems: Problem[] = []
  if (typeof value === 'number' && value <= 0) {
    problems.push({ path: 'value', message: 'Enter more than zero' })
  }
  if (kind === 'percent' && typeof value === 'number' && value > 100) {
    problems.push({ path: 'value', message: 'Enter 100 percent or less' })
  }
  if (typeof from === 'string' && typeof until === 'string' && new Date(until) <= new Date(from)) {
    problems.push({ path: 'until', message: 'Enter a time after the start' })
  }
  if (appliesTo === 'named' && ![packages, addons, services].some(isSome)) {
    const message = 'Choose at least one package, add-on or service'
    problems.push({ path: 'packages', message })
  }
  return problems
}

/** Codes are kept in capitals, none is null and not empty, and the parts of an offer fit together. */
export const tidyOffer: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data
  const { code } = data
  const tidy =
    typeof code === 'string' ? { ...data, code: code.trim().toUpperCase() || null } : data
  const errors = problemsOf({ ...originalDoc, ...tidy })
  if (errors.length > 0) throw new ValidationError({ collection: 'offers', errors, req })
  return tidy
}

/** Codes are kept in capitals, however they were typed. */
export const upperCaseCode: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().toUpperCase() : value

async function slugOf(req: PayloadRequest, id: string) {
  const found = await findById(req, 'services', id, {
    select: { slug: true },
    overrideAccess: true, // which service a row is of
  })
  return found?.slug
}

/** Packages of a service that need what is not confirmed: visitors don’t get them by any way. */
export const hideUnsoldTypes: CollectionAfterReadHook<Service> = async ({
  doc,
  req,
  overrideAccess,
}) => {
  if (overrideAccess || isStaff(req) || !doc.packageTypes) return doc
  const slug = doc.slug ?? (await slugOf(req, doc.id)) // whatever was selected
  const { closed } = await salesAt(req)
  const packageTypes = doc.packageTypes.filter(
    ({ key }) => closed({ kind: 'service', service: slug ?? '', type: key }) === null,
  )
  return { ...doc, packageTypes }
}

/** Staff read every add-on; visitors those that are on sale. */
export const readAddonsOnSale: Access = async ({ req }) => {
  if (await may(req, 'view_addons')) return true
  const { closed } = await salesAt(req)
  const codes = ADDON_CODES.filter((code) => closed({ kind: 'addon', code }) !== null)
  if (codes.length === 0) return PUBLISHED
  const isOpen: Where = { or: [{ code: { exists: false } }, { code: { not_in: [...codes] } }] }
  return { and: [PUBLISHED, isOpen] }
}
