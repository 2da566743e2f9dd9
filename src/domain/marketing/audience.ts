/** To whom a campaign may go, as staff choose it. */
export const AUDIENCES = {
  leads_open: 'Leads who have not bought',
  leads_all: 'All leads',
  everyone: 'Everyone who agreed to marketing',
  customers: 'Customers who agreed to marketing',
  list: 'A pasted or imported list',
  leads_chosen: 'Leads that staff chose',
} as const

export type Audience = keyof typeof AUDIENCES

/** Those of which the leads are chosen by a filter. */
export const isFiltered = (audience: Audience): boolean =>
  audience === 'leads_open' || audience === 'leads_all'
