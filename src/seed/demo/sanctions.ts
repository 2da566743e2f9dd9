import { createHash } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'

import { currentList, loadList } from '@/src/services/screening/sanctions-list'

/** Invented: no such person or company is on any list. */
const INVENTED = [
  ['Quellmann, Ottokar Bernulf', 'Kwellmann, Otokar'],
  ['Zharikhov, Yevgeny Trofimovich', 'Jarikhoff, Evgeniy'],
  ['al-Mutarraz, Qusay Dhahir', 'Mutarras, Kusai'],
  ['Ferrandiz Olvido, Guillermo'],
  ['Pak Tong-hyol', 'Park Dong Hyeol'],
  ['Bahramzadeh, Keyvan', 'Bahramzade, Kayvan'],
  ['Obidinwe, Chukwuemeka'],
  ['Vastergrund, Ingemar'],
  ['Northwind Invented Shipping Ltd'],
  ['Zaytun al-Wahm General Trading LLC', 'Zaitoon Alwahm Trading'],
] as const

/** A short list of invented names, so that screening can be tried before a real list is loaded. */
export async function loadInventedList(payload: Payload): Promise<void> {
  if (await currentList({ payload })) return
  const entries = INVENTED.map((names, index) => ({
    entry: `invented-${index + 1}`,
    kind: index < 8 ? 'individual' : 'entity',
    programs: 'INVENTED',
    details: 'An invented entry. Load the real list before you file.',
    names: [...names],
  }))
  const hash = createHash('sha256').update(JSON.stringify(INVENTED)).digest('hex')
  const req = await createLocalReq({}, payload)
  await loadList(req, { entries, publishedOn: '2026-01-01', hash })
}
