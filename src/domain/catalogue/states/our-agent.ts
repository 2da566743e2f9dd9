/** A state, with the agent that we have there. */
export type StateWithAgent = {
  readonly code: string
  readonly agent?: {
    readonly name?: string | null
    readonly street?: string | null
    readonly city?: string | null
    readonly zipCode?: string | null
  } | null
}

/** Our registered agent in a state, as it is filed; null until all of it was entered. */
export function ourAgent({ code, agent }: StateWithAgent): string | null {
  const { name, street, city, zipCode } = agent ?? {}
  return name && street && city && zipCode
    ? `${name}, ${street}, ${city}, ${code} ${zipCode}`
    : null
}
