import { words } from '@/src/domain/vocabulary/text/words'

/** What the site shows of it: open positions, and how many companies were formed. */
export const DEMO_TAGS = ['careers', 'companies-formed'] as const

/** Every invented person has an address here, which no mail server answers for. */
export const DEMO_DOMAIN = 'demo.charterdesk.test'

/** Begins the name or key of every demo row that has no email. */
export const DEMO_MARK = 'invented-demo-'

export const FIRST_NAMES = words(`Amara Boris Chen Diego Elif Farah Goran Hana Ivan Jamila Kofi
  Leila Mateo Nadia Omar Priya Quentin Rosa Sven Tariq Uma Vera Wei Ximena Yusuf Zoe`)

export const LAST_NAMES = words(`Abara Berg Costa Dimitrov Eriksen Fofana Garcia Haddad Ito
  Jensen Kaya Lopez Mbeki Novak Okafor Patel Quiroga Rossi Silva Tanaka Usman Vargas Weber
  Yilmaz Zhou`)

export const COMPANY_WORDS = words(`Amber Birch Cedar Delta Ember Falcon Granite Harbor Indigo
  Juniper Kestrel Lumen Maple Nimbus Orchard Prairie Quarry River Summit Timber Umber Vertex
  Willow Zephyr`)

export const COMPANY_TRADES = words(`Analytics Bakery Ceramics Consulting Design Exports Fitness
  Foods Games Imports Labs Logistics Media Robotics Software Studio`)

export const PURPOSES = [
  'Selling software subscriptions online',
  'Importing and selling handmade goods',
  'Advice to small companies abroad',
  'Designing and selling clothing',
  'Running an online shop',
] as const

export const QUESTIONS = [
  ['Where is my EIN letter?', 'My company was approved last week. When will the EIN come?'],
  ['Change of address', 'I have moved. How do I change the address on my order?'],
  ['Is the state fee included?', 'Does the total I paid include the filing fee of the state?'],
  ['Company name is taken?', 'I have found a company with a name like mine. Is that a problem?'],
  ['Invoice with my tax number', 'Could the receipt carry my company’s tax number?'],
  ['Operating agreement with two owners', 'We are two owners. Can the agreement say 60 to 40?'],
  ['When is the annual report due?', 'I have read that my state wants a report. By when?'],
  ['Refund of an add-on', 'I ordered a certified copy by mistake. Can I have the money back?'],
] as const

export const ANSWERS = [
  'Thank you for asking. I have looked into it, and it is on its way: you will see it in your dashboard within two business days.',
  'Done. Please look at your order once more and tell me whether it is right now.',
  'Good question. Yes, it is; the receipt lists each line with its amount.',
  'That is not a problem as long as the names differ in more than their ending. We have checked it with the state.',
] as const

export const NOTES = [
  'Asked for a call back next week.',
  'Compares us with two others; price is the question.',
  'Wants to know whether a foreign passport is enough.',
  'Will decide after talking with a partner.',
] as const
