'use server'

import { type Mailed, mailSelected } from './mail-selected'

/** Writes to the chosen leads. */
export async function mailLeadsOf(...asked: readonly unknown[]): Promise<Mailed> {
  return mailSelected(asked[0], asked[1])
}
