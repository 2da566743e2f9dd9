import { Client } from 'pg'

import { sendMailTo, startMailServer } from '../../../chaos/mail'
import { choose, payAtOnce, readChoice } from '../../buyer'
import type { Running, Shop } from '../shop'

/** Our checkout: answers with a quote, a card of the sandbox, *Complete Order*. Receipts go to a mail server. */
export async function openShop({ origin, database }: Running): Promise<Shop> {
  const mail = await startMailServer()
  const client = new Client({ connectionString: database })
  await client.connect()
  await sendMailTo(client, mail.port)
  await client.end()
  const choice = await readChoice(origin)
  return async (turn, complete) => payAtOnce(await choose(turn, [origin], choice, []), complete)
}
