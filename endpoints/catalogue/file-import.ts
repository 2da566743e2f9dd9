import type { Endpoint } from 'payload'

import { staffEndpoint } from '@/src/access/actions'
import type { ActionName } from '@/src/domain/platform/permissions/actions'
import {
  checkImport,
  type FileReader,
  type Imported,
  importFacts,
} from '@/src/services/catalogue/facts/import-facts'

import { said } from './entries'
import { checkedToken, uploadedFile } from './uploaded-file'

type FileImport = {
  readonly action: ActionName
  readonly path: string
  readonly read: FileReader
  readonly words: (imported: Imported) => string
}

/**
 * What a file, the form's `file`, would change, without writing anything; and the import of one that
 * was checked: `?token=` names what was shown then.
 */
export const fileImport = ({ action, path, read, words }: FileImport): Endpoint[] => [
  staffEndpoint({
    action,
    path: `${path}/check`,
    method: 'post',
    handler: async (req) => Response.json(await checkImport(req, await uploadedFile(req), read)),
  }),
  staffEndpoint({
    action,
    path,
    method: 'post',
    handler: async (req) => {
      const token = checkedToken(req)
      return said(words(await importFacts(req, await uploadedFile(req), token, read)))
    },
  }),
]
