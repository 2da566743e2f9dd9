import config from '@payload-config'
import { getPayload } from 'payload'
import { byLink, paperOfTwo, start } from '@/tests/support/signing/signing'
import { mailedLink } from '@/tests/support/mail/mailbox'
const payload = await getPayload({ config })
import { nextSerial } from '@/tests/support/builders'
for (let n = Date.now() % 100000; n > 0; n -= 1) nextSerial()
const made = await paperOfTwo(payload)
console.log('RESULT', JSON.stringify({ paper: made.paper.id, order: made.order.id, cookie: made.owner.headers.cookie, co: made.coOwner }))
process.exit(0)
