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
    'What {state} charges, what it asks for every year, and when. Each figure says where it was read and as of when.',
  ),
  'state.costTitle': element('heading', 'Costs: heading', 'What it costs to begin'),
  'state.costNote': element(
    'text',
    'Costs: below the table',
    'The state’s fee is passed on at cost. Add-ons are optional and chosen at checkout.',
  ),
  'state.keepTitle': element('heading', 'Upkeep: heading', 'What it takes to keep'),
  'state.deadlinesTitle': element('heading', 'Deadlines: heading', 'If you formed it today'),
  'state.factsTitle': element('heading', 'Facts: heading', 'Good to know'),
  'state.sourcesTitle': element('heading', 'Sources: heading', 'Where we read this'),
  'state.start': element('button', 'Start button', 'Start my {state} LLC'),
  'state.othersTitle': element('heading', 'Other states: heading', 'Other states'),
} as const satisfies Readonly<Record<string, ContentSpec>>
