import pg from 'pg'

/** How the columns of a copied row differ from those of its model; the rest stay as they are. */
type Changes = Readonly<Record<string, string>>

const copyOf = (column: string) => `md5(${column}::text || g)::uuid`
const NOBODYS_IF_MEASURED = 'nullif(user_id, $2)'

/** What hangs on an order grows with it; of the measured customer nothing does. */
const TABLES: Readonly<Record<string, { changes: Changes; where?: string }>> = {
  orders: {
    changes: {
      id: copyOf('id'),
      user_id: NOBODYS_IF_MEASURED,
      parent_id: 'null',
      subscription_id: 'null',
      draft_id: 'null',
      claim_token_hash: 'null',
      pass_hash: 'null',
      payment_id: 'null',
      receipt_number: "receipt_number || '-' || g",
      receipt_year: 'null',
      receipt_sequence: 'null',
      created_at: "created_at - g * interval '1 hour'",
    },
  },
  orders_lines: { changes: { id: copyOf('id'), _parent_id: copyOf('_parent_id') } },
  orders_timeline: { changes: { id: copyOf('id'), _parent_id: copyOf('_parent_id') } },
  documents: {
    changes: {
      id: copyOf('id'),
      order_id: copyOf('order_id'),
      user_id: NOBODYS_IF_MEASURED,
      filename: 'null',
    },
  },
  compliance_tasks: {
    changes: { id: copyOf('id'), order_id: copyOf('order_id'), dedupe_key: 'null' },
    where: 'user_id <> $2',
  },
  tickets: {
    changes: { id: copyOf('id'), order_id: 'null', user_id: NOBODYS_IF_MEASURED },
  },
}

async function copyRows(
  client: pg.Client,
  table: string,
  times: number,
  measured: string,
): Promise<void> {
  const { changes, where } = TABLES[table] ?? { changes: {} }
  const { rows } = await client.query<{ column: string }>(
    'select column_name as column from information_schema.columns where table_name = $1',
    [table],
  )
  const columns = rows.map(({ column }) => column)
  const values = columns.map((column) => changes[column] ?? `"${column}"`)
  const names = columns.map((column) => `"${column}"`)
  await client.query(
    `insert into ${table} (${names.join()}) select ${values.join()}
      from (select * from ${table}) model, generate_series(1, $1::int) g
      where $2::uuid is not null and ${where ?? 'true'}`,
    [times, measured],
  )
}

/** Copies the orders in the database until there are about so many; gives how many there are. */
export async function growOrders(databaseUrl: string, wanted: number, measured: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const count = async () =>
      Number((await client.query('select count(*) as n from orders')).rows[0]?.n)
    const times = Math.ceil(wanted / (await count())) - 1
    if (times > 0) {
      for (const table of Object.keys(TABLES)) await copyRows(client, table, times, measured)
    }
    await client.query('analyze')
    return await count()
  } finally {
    await client.end()
  }
}
