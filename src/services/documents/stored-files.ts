import type { Payload, UploadCollectionSlug } from 'payload'

import { fileKey } from '@/src/lib/files/file-key'
import { fileStore } from '@/src/lib/files/files'
import { uploadFolder } from '@/src/lib/files/upload-folder'

/** The folder in which the files of a collection are kept. */
export const folderOf = (payload: Payload, collection: UploadCollectionSlug): string =>
  uploadFolder(payload.collections[collection].config) ?? ''

/** Removes files of rows that are no more. One that is gone already is no error. */
export async function removeFiles(
  payload: Payload,
  names: readonly string[],
  collection: UploadCollectionSlug = 'documents',
): Promise<void> {
  const store = await fileStore()
  for (const name of names) {
    const key = fileKey(folderOf(payload, collection), name)
    if (key && !(await isNamed(payload, collection, name))) await store.remove(key)
  }
}

/** Whether a row has taken the name since, for its file or a size of it. */
async function isNamed(
  payload: Payload,
  collection: UploadCollectionSlug,
  filename: string,
): Promise<boolean> {
  const sizes = payload.collections[collection].config.upload.imageSizes ?? []
  const fields = ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)]
  const { totalDocs } = await payload.count({
    collection,
    where: { or: fields.map((field) => ({ [field]: { equals: filename } })) },
    overrideAccess: true, // on behalf of no one
  })
  return totalDocs > 0
}
