'use server'

import { type Mailed, mailSelected } from './mail-selected'

export async function mailLeadsOf(...asked: readonly unknown[]): Promise<Mailed> {
  return mailSelected(asked[0], asked[1])
}
