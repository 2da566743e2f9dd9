import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

import { fileKey } from './file-key'
import { fileStore } from './files'
import { uploadFolder } from './upload-folder'

const edit = z.object({ id: z.string() })

/**
 * Brings the picture along whose crop or focal point is changed. Payload would ask our own address
 * for it over the network, which a server may not reach.
 */
export const readForEdits: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const asked = edit.safeParse(args)
  const isUpdate = operation === 'update' || operation === 'updateByID'
  if (!isUpdate || req.file || !req.query?.uploadEdits || !asked.success) return args
  const found = await req.payload.db.findOne({
    collection: collection.slug,
    where: { id: { equals: asked.data.id } },
    req,
  })
  const { filename, mimeType } = z
    .object({ filename: z.string(), mimeType: z.string() })
    .partial()
    .catch({})
    .parse(found)
  const key = filename && fileKey(uploadFolder(collection) ?? '', filename)
  const file = key ? await (await fileStore()).read(key) : null
  if (!file || !filename || !mimeType) return args
  const data = Buffer.from(await new Response(file.body).arrayBuffer())
  req.file = { name: filename, data, mimetype: mimeType, size: data.length }
  return { ...args, overwriteExistingFiles: true }
}
