import type { ContentSpec } from '../content-spec'

const element = (type: ContentSpec['type'], label: string, value: string): ContentSpec => ({
  type,
  category: 'services',
  label,
  default: value,
})

/** What all state pages share. `{state}` stands for the state's name. */
export const STATE_PAGES_CONTENT = {
  'state.title': element('heading', 'Headline', 'Form an LLC in {state}'),
  'state.intro': element(
    'text',
    'Below the headline',
    'What {state} charges to form a company, and what it requires each year. Every figure names its source and date, or says that it only usually holds.',
  ),
  'state.costTitle': element('heading', 'Costs: heading', 'What it costs to start'),
  'state.costNote': element(
    'text',
    'Costs: below the table',
    'You pay the state’s fee at cost. Add-ons are optional; choose them at checkout.',
  ),
  'state.keepTitle': element('heading', 'Upkeep: heading', 'What the state wants, and when'),
  'state.deadlinesTitle': element('heading', 'Deadlines: heading', 'Deadlines if you form today'),
  'state.factsTitle': element('heading', 'Facts: heading', 'Good to know'),
  'state.sourcesTitle': element('heading', 'Sources: heading', 'Sources'),
  'state.start': element('button', 'Start button', 'Start my {state} LLC'),
  'state.startCorporation': element(
    'button',
    'Start button of a corporation',
    'Start my {state} corporation',
  ),
  'state.othersTitle': element('heading', 'Other states: heading', 'Other states'),
} as const satisfies Readonly<Record<string, ContentSpec>>
