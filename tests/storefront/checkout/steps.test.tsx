import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import { checkoutReducer } from '@/src/storefront/checkout/formation/checkout-state'
import { initialState } from '@/src/storefront/checkout/formation/initial-state'
import { Review } from '@/src/storefront/checkout/steps/Review'
import { StateStep } from '@/src/storefront/checkout/steps/state/StateStep'

import { CATALOGUE, FRESH_START } from './checkout-catalogue'

const never = () => {}

test.each([
  ['s-wy', 'monthly'],
  ['s-ny', 'annual'],
])('in %s the review names the agent’s billing as it is charged: %s', (stateId, billing) => {
  const answers: DraftAnswers = {
    packageId: 'p-starter',
    stateId,
    addonIds: ['a-agent'],
    registeredAgentBilling: 'monthly',
  }
  const state = checkoutReducer(initialState({ catalogue: CATALOGUE, ...FRESH_START }), {
    type: 'answered',
    answers,
  })

  expect(state.quote.lines.find(({ ref }) => ref === 'a-agent')?.billing).toBe(billing)
  expect(renderToStaticMarkup(<Review state={state} held={null} onEdit={never} />)).toContain(
    `Registered agent (${billing})`,
  )
})

test('no sources are announced where none is known', () => {
  const step = (page: string | null) => {
    const states = CATALOGUE.states.map((state) => ({ ...state, page }))
    const catalogue = { ...CATALOGUE, states }
    return renderToStaticMarkup(
      <StateStep answers={{}} catalogue={catalogue} onAnswer={never} onNext={never} />,
    )
  }

  expect(step('/llc/wyoming')).toContain('Rules and sources: ')
  expect(step(null)).not.toContain('Rules and sources')
})
