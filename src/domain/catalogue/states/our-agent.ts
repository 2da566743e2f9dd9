export type StateWithAgent = {
  readonly code: string
  readonly agent?: {
    readonly name?: string | null
    readonly street?: string | null
    readonly city?: string | null
    readonly zipCode?: string | null
  } | null
}

export type FiledAgent = {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly zipCode: string
  readonly address: string
}

/** Our registered agent in a state; null until all of it was entered. */
export function ourAgent({ code, agent }: StateWithAgent): FiledAgent | null {
  const { name, street, city, zipCode } = agent ?? {}
  if (!name || !street || !city || !zipCode) return null
  return { name, street, city, zipCode, address: `${street}, ${city}, ${code} ${zipCode}` }
}

export const agentText = (agent: FiledAgent): string => `${agent.name}, ${agent.address}`
