import { services } from '../content-elements'
import type { ContentSpec } from '../content-spec'

/** What all state pages share. `{state}` stands for the state's name. */
export const STATE_PAGES_CONTENT = {
  'state.title': services('heading', 'Headline', 'Form an LLC in {state}'),
  'state.intro': services(
    'text',
    'Below the headline',
    'What {state} charges to form a company, and what it requires each year. Every figure names its source and date, or says that it only usually holds.',
  ),
  'state.costTitle': services('heading', 'Costs: heading', 'What it costs to start'),
  'state.costNote': services(
    'text',
    'Costs: below the table',
    'You pay the state’s fee at cost. Add-ons are optional; choose them at checkout.',
  ),
  'state.keepTitle': services('heading', 'Upkeep: heading', 'What the state wants, and when'),
  'state.deadlinesTitle': services('heading', 'Deadlines: heading', 'Deadlines if you form today'),
  'state.factsTitle': services('heading', 'Facts: heading', 'Good to know'),
  'state.sourcesTitle': services('heading', 'Sources: heading', 'Sources'),
  'state.start': services('button', 'Start button', 'Start my {state} LLC'),
  'state.startCorporation': services(
    'button',
    'Start button of a corporation',
    'Start my {state} corporation',
  ),
  'state.othersTitle': services('heading', 'Other states: heading', 'Other states'),
} as const satisfies Readonly<Record<string, ContentSpec>>
