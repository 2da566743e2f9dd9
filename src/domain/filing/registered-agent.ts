import { ZIP_CODE, zipIsIn } from '@/src/domain/vocabulary/places/zip-codes'

/** Who takes the state's and the courts' letters: us, or someone the customer names. */
export const AGENT_KINDS = ['ours', 'own'] as const

/** Whether our agent is paid for; else what it costs by the year, and the add-on that sells it. */
export type AgentOffer = {
  readonly isIncluded: boolean
  readonly yearlyMinor: number | null
  readonly addonId: string | null
}

const POST_BOX =
  /\b(?:p\.?\s*o\.?\s*b(?:ox)?\b|post\s*office\s*box\b|p\.?\s*m\.?\s*b\.?\s*#?\s*\d|(?:po)?box\s*#?\s*\d)/i

/** An agent must be found in person: a box takes no legal papers. */
export function isPostBox(address: string): boolean {
  return POST_BOX.test(address)
}

type OwnAgent = {
  readonly name: string
  readonly address: string
  readonly city: string
  readonly zipCode: string
}

/** What is wrong with an agent of the customer's own, by field. */
export function agentProblems(
  agent: OwnAgent,
  state: { readonly code: string; readonly name: string },
): Partial<Record<keyof OwnAgent, string>> {
  const problems: Partial<Record<keyof OwnAgent, string>> = {}
  if (agent.name === '') problems.name = 'Enter the name of your registered agent'
  if (agent.address === '') problems.address = 'Enter the street address of your registered agent'
  else if (isPostBox(agent.address)) {
    problems.address = 'A registered agent needs a street address, not a PO box'
  }
  if (agent.city === '') problems.city = 'Enter the city'
  if (!ZIP_CODE.test(agent.zipCode)) problems.zipCode = 'Enter a ZIP code of five digits'
  else if (!zipIsIn(state.code, agent.zipCode)) {
    problems.zipCode = `This ZIP code is not in ${state.name}. The agent must be in the state where you form the company.`
  }
  return problems
}
