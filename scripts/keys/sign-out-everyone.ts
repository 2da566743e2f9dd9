// `npm run sign-out-everyone`: ends every session, of staff and customers alike.
import '../database/quiet'

import { connect } from '../backup/connect'
import { countWords, tell } from '../backup/words'

await tell(async () => {
  const client = await connect()
  try {
    await client.query('begin')
    await client.query('lock table users_sessions in share row exclusive mode')
    const { rowCount } = await client.query('delete from users_sessions')
    await client.query('delete from session_devices')
    await client.query('commit')
    console.log(
      `  Done: ${countWords(rowCount ?? 0)} sessions ended. Everyone has to sign in again.`,
    )
  } finally {
    await client.end()
  }
})
