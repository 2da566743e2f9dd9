import type pg from 'pg'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { cursorText } from '@/src/queries/platform/list-pages'

/** So many rows before the end a last page begins. */
const LAST_ROWS = 30

type Sorted = {
  readonly table: string
  readonly by: string
  /** The way to the end of the list. */
  readonly way: 'asc' | 'desc'
}

/** Where the last page begins. */
async function lastPage(client: pg.Client, { table, by, way }: Sorted): Promise<string> {
  const { rows } = await client.query<{ id: string; at: Date }>(
    `select id, ${by} as at from ${table} order by ${by} ${way}, id ${way} offset $1 limit 1`,
    [LAST_ROWS],
  )
  const [row] = rows
  return row ? cursorText([row.at.toISOString(), row.id]) : ''
}

const newestFirst = (table: string): Sorted => ({ table, by: 'created_at', way: 'asc' })

/** What programs are given of a collection. */
const API_LISTS = {
  'API: orders': '/api/orders?limit=25&depth=0&sort=-createdAt',
  'API: orders of one status': '/api/orders?limit=25&depth=0&where[status][equals]=processing',
  'API: users': '/api/users?limit=25&depth=0&sort=-createdAt',
}

/** What is measured of each list: its address, and what that is asked. */
export async function listPages(client: pg.Client): Promise<Readonly<Record<string, string>>> {
  const last = (sorted: Sorted) => lastPage(client, sorted)
  const lists = {
    Orders: [
      adminHref('orders'),
      {
        'to file': '',
        'waiting for customer': 'view=waiting',
        submitted: 'view=submitted',
        'promise broken': 'view=broken',
        all: 'view=all',
        'one status': 'view=all&status=processing',
        'one state': 'view=all&state=WY',
        'four filters': 'view=all&status=completed&payment=paid&service=llc&state=DE,NM',
        'search, email': 'q=bench-77@example.com',
        'search, company': 'q=Kestrel+Bench+142',
        'search, nothing': 'q=nobody+at+all',
        'search, number': 'q=%230badcafe',
        'last page': `view=all&after=${await last(newestFirst('orders'))}`,
      },
    ],
    Users: [
      adminHref('users'),
      {
        all: '',
        'one role': 'role=sub_admin',
        'search, name': 'q=nadia',
        'search, email': 'q=person-77@example.com',
        'search, nothing': 'q=nobody+at+all',
        'search, two letters': 'q=zq',
        'last page': `after=${await last(newestFirst('users'))}`,
      },
    ],
    Tickets: [
      adminHref('tickets'),
      {
        'waiting for us': '',
        unassigned: 'view=unassigned',
        'one status': 'view=all&status=in_progress',
        'search, word': 'q=refund',
        'search, nothing': 'q=nobody+at+all',
        'last page': `view=all&after=${await last(newestFirst('tickets'))}`,
      },
    ],
    Outbox: [
      adminHref('outbox'),
      {
        failed: '',
        'one kind': 'view=all&kind=marketing',
        'search, address': 'q=person-77@example.com',
        'search, subject': 'q=receipt+0000777',
        'search, nothing': 'q=nobody+at+all',
        'search, two letters': 'q=zq',
        'last page': `view=all&after=${await last(newestFirst('emails'))}`,
      },
    ],
    'Audit log': [
      adminHref('auditLog'),
      {
        all: '',
        'one area': 'area=compliance',
        'one collection': 'collection=orders&period=30d',
        'search, person': 'q=clerk-7@example.com',
        'search, nothing': 'q=nobody@example.org',
        'last page': `after=${await last(newestFirst('audit_log'))}`,
      },
    ],
    Compliance: [
      adminHref('compliance'),
      {
        'to do': '',
        'due soon': 'view=soon',
        'one kind': 'view=all&kind=tax',
        'search, one person': 'view=all&q=person-77@example.com',
        'search, a quarter': 'view=all&q=nadia',
        'search, nothing': 'q=nobody+at+all',
        calendar: '',
        'last page': `view=all&after=${await last({ table: 'compliance_tasks', by: 'due_date', way: 'desc' })}`,
      },
    ],
    Affiliates: [
      adminHref('affiliates'),
      {
        all: '',
        'by clicks': 'sort=-clicks',
        'search, one person': 'q=person-77@example.com',
        'search, a quarter': 'q=nadia',
        'search, nothing': 'q=nobody+at+all',
      },
    ],
  } as const
  const pages: Record<string, string> = { ...API_LISTS }
  for (const [list, [address, asked]] of Object.entries(lists)) {
    for (const [name, query] of Object.entries(asked)) {
      const at = name === 'calendar' ? adminHref('complianceCalendar') : address
      pages[`${list}: ${name}`] = `${at}?${query}`
    }
  }
  return pages
}
