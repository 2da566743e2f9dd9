import type { KeyMode } from './gateways/gateway-keys'

export type StepState = 'done' | 'missing' | 'warning'

/** One thing on the way to real money, and what to do about it. */
export type LiveStep = {
  readonly label: string
  readonly state: StepState
  readonly detail: string
}

export type LiveFacts = {
  readonly name: string
  readonly hasKeys: boolean
  readonly mode: KeyMode | null
  readonly enabled: boolean
  readonly hasWebhookSecret: boolean
  /** How the last test went; null when the saved keys were never tested. */
  readonly lastTest: {
    readonly ok: boolean
    readonly message: string
    readonly warnings: readonly string[]
  } | null
  /** Of the last webhook that was taken: when, and of which mode it said that it was. */
  readonly lastWebhook: { readonly at: string; readonly mode: KeyMode | null } | null
  /** Whether the site can be reached from outside. */
  readonly isPublic: boolean
  readonly hasLivePayment: boolean
}

const step = (label: string, state: StepState, detail: string): LiveStep => ({
  label,
  state,
  detail,
})

function keys({ hasKeys, mode, name }: LiveFacts): LiveStep {
  const label = 'Live keys'
  if (!hasKeys) return step(label, 'missing', `Save the live keys of your ${name} account.`)
  if (mode === 'live') return step(label, 'done', 'Saved.')
  return step(
    label,
    'missing',
    'The saved keys are for testing: no money moves. Save the live ones.',
  )
}

function tested({ lastTest }: LiveFacts): LiveStep {
  const label = 'Connection'
  if (!lastTest) return step(label, 'missing', 'Test the connection under Configure.')
  if (!lastTest.ok) return step(label, 'missing', lastTest.message)
  const [warning] = lastTest.warnings
  return warning ? step(label, 'warning', warning) : step(label, 'done', 'Everything was tried.')
}

function webhook({ hasWebhookSecret, lastWebhook, mode, name }: LiveFacts): LiveStep {
  const label = 'Webhook'
  if (!hasWebhookSecret) {
    const words = `Add the webhook address at ${name}, and save its secret under Configure.`
    return step(label, 'missing', words)
  }
  if (!lastWebhook) {
    return step(label, 'warning', `Nothing came from ${name} yet. It will with the first payment.`)
  }
  if (lastWebhook.mode && mode && lastWebhook.mode !== mode) {
    const words = `The last event came from ${lastWebhook.mode} mode, and the keys are ${mode}: save the webhook secret of the ${mode} mode.`
    return step(label, 'missing', words)
  }
  return step(label, 'done', 'Events arrive.')
}

const address = ({ isPublic, name }: LiveFacts): LiveStep =>
  isPublic
    ? step('Public address', 'done', 'The site can be reached from outside.')
    : step(
        'Public address',
        'missing',
        `This site runs on your own machine, where ${name} can’t reach it.`,
      )

const enabled = (facts: LiveFacts): LiveStep =>
  facts.enabled
    ? step('Enabled', 'done', 'Customers can choose it.')
    : step('Enabled', 'missing', 'Customers don’t see it until you enable it.')

const firstPayment = ({ hasLivePayment }: LiveFacts): LiveStep =>
  hasLivePayment
    ? step('First payment', 'done', 'A live payment came in.')
    : step(
        'First payment',
        'warning',
        'Buy something small yourself, then refund it from its order.',
      )

/** What is done and what is missing before a gateway takes real money, in the order of doing it. */
export const liveSteps = (facts: LiveFacts): LiveStep[] => [
  address(facts),
  keys(facts),
  tested(facts),
  webhook(facts),
  enabled(facts),
  firstPayment(facts),
]
