import { brotliDecompressSync } from 'node:zlib'

import packed from './common-passwords.json'

let list: string | undefined

/** Each of them between line breaks. Unpacked by the first who asks: most processes never do. */
function commonPasswords(): string {
  list ??= `\n${brotliDecompressSync(Buffer.from(packed.brotli, 'base64')).toString('utf8')}\n`
  return list
}

/** Whether guessing programs have a password in their list, whatever the case of its letters. */
export const isCommonPassword = (password: string): boolean =>
  !password.includes('\n') && commonPasswords().includes(`\n${password.toLowerCase()}\n`)
