import type { Payload } from 'payload'

import type { Area, Permission } from '@/src/domain/platform/permissions/areas'

import type { Rule } from '../access-table'
import { FIRST_ADMIN } from './first-admin'
import { person, type SignedIn, signIn } from './people'

/** Everybody whom the access table speaks of. */
export const PERSONAS = [
  'visitor',
  'owner',
  'another customer',
  'sub-admin without',
  'sub-admin who may view',
  'sub-admin who may manage',
  'administrator',
] as const
export type Persona = (typeof PERSONAS)[number]

type People = Readonly<Record<Exclude<Persona, 'visitor'>, SignedIn>>

export type Cast = People & {
  /** Who calls; no one for a visitor. */
  readonly as: (persona: Persona) => SignedIn | null
  /** Gives each sub-admin what the name says in `area`, and nothing in the areas of `denied`. */
  readonly assign: (area: Area, denied?: readonly Area[]) => Promise<void>
}

/** Makes and signs in one of each. */
export async function makeCast(payload: Payload): Promise<Cast> {
  const people = await makePeople(payload)
  return {
    ...people,
    as: (persona) => (persona === 'visitor' ? null : people[persona]),
    assign: (area, denied = []) => assign(payload, people, area, denied),
  }
}

async function makePeople(payload: Payload): Promise<People> {
  const subAdmin = () => person(payload, { role: 'sub_admin' })
  return {
    owner: await person(payload),
    'another customer': await person(payload),
    'sub-admin without': await subAdmin(),
    'sub-admin who may view': await subAdmin(),
    'sub-admin who may manage': await subAdmin(),
    administrator: await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password),
  }
}

const LEVELS = {
  'sub-admin without': 'none',
  'sub-admin who may view': 'view',
  'sub-admin who may manage': 'manage',
} as const

async function assign(
  payload: Payload,
  people: People,
  area: Area,
  denied: readonly Area[],
): Promise<void> {
  for (const name of [
    'sub-admin without',
    'sub-admin who may view',
    'sub-admin who may manage',
  ] as const) {
    const level = LEVELS[name]
    const permissionGrants: Permission[] = level === 'none' ? [] : [`${level}_${area}`]
    const permissionDenials: Permission[] = denied.map((one) => `view_${one}` as const)
    if (level === 'none') permissionDenials.push(`view_${area}`)
    if (level === 'view') permissionDenials.push(`manage_${area}`)
    await payload.update({
      collection: 'users',
      id: people[name].id,
      data: { permissionGrants, permissionDenials },
      depth: 0,
      overrideAccess: true, // arranging the test
    })
  }
}

const MAY_VIEW: readonly Persona[] = [
  'sub-admin who may view',
  'sub-admin who may manage',
  'administrator',
]
const MAY_MANAGE: readonly Persona[] = ['sub-admin who may manage', 'administrator']
const STAFF: readonly Persona[] = ['sub-admin without', ...MAY_VIEW]
const SIGNED_IN: readonly Persona[] = ['owner', 'another customer', ...STAFF]

const ALLOWED: Record<Rule, readonly Persona[]> = {
  nobody: [],
  public: PERSONAS,
  'signed in': SIGNED_IN,
  staff: STAFF,
  administrator: ['administrator'],
  view: MAY_VIEW,
  manage: MAY_MANAGE,
  own: ['owner'],
  'own | view': ['owner', ...MAY_VIEW],
  'own | manage': ['owner', ...MAY_MANAGE],
}

export function isAllowed(rule: Rule, persona: Persona): boolean {
  return ALLOWED[rule].includes(persona)
}
