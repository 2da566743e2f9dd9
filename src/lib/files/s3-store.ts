import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { isFileKey } from '@/src/lib/files/stored-names'
import { log } from '@/src/lib/log'
import type { FileStore, StoredFile } from './file-store'
import type { S3Settings } from './s3-settings'

/** Each call is told in full; what matters of it comes back as an error. */
const tell = (...words: unknown[]) => log.trace({ words }, 's3')

/** The client that talks to the bucket, as we and Payload's storage both want it. */
export function s3ClientConfig({
  region,
  endpoint,
  keys,
  forcePathStyle,
}: S3Settings): S3ClientConfig {
  return {
    region,
    forcePathStyle,
    logger: { trace: tell, debug: tell, info: tell, warn: tell, error: tell },
    ...(endpoint ? { endpoint } : {}),
    ...(keys ? { credentials: keys } : {}),
    // Amazon's newer checksums are what others stumble over; what matters is hashed by ourselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5_000,
      socketTimeout: 30_000,
      httpAgent: { keepAlive: true, maxSockets: 100 },
      httpsAgent: { keepAlive: true, maxSockets: 100 },
    },
  }
}

/** A bucket that is not there is no missing file, but a mistake in the settings. */
const isMissing = (error: unknown) =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== 'NoSuchBucket'

/** Files in a bucket. Only this site reads it: no address of the bucket is given out. */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket, prefix } = settings
  const client = new S3Client(s3ClientConfig(settings))
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` })

  async function read(key: string): Promise<StoredFile | null> {
    if (!isFileKey(key)) return null
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)))
      if (!Body) return null
      return { size: ContentLength ?? 0, body: Body.transformToWebStream() }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async function* list(folder?: string) {
    const within = `${prefix}${folder ? `${folder}/` : ''}`
    let next: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: within, ContinuationToken: next }),
      )
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        const key = Key?.slice(prefix.length) ?? ''
        if (isFileKey(key)) yield { key, size: Size ?? 0, at: LastModified ?? new Date() }
      }
      next = page.NextContinuationToken
    } while (next)
  }

  return {
    place: `s3://${bucket}/${prefix}`,
    read,
    list,
    write: async (key, { body, size, type }) => {
      if (!isFileKey(key)) throw new Error(`This is no key of a file: ${key}`)
      const named = type ? { ContentType: type } : {}
      const file = { ...at(key), ...named, Body: body, ContentLength: size }
      const broken = new AbortController()
      body.once('error', (error) => broken.abort(error)) // which the request would wait out
      await client
        .send(new PutObjectCommand(file), { abortSignal: broken.signal })
        .catch((error: unknown) => {
          throw broken.signal.aborted ? broken.signal.reason : error
        })
    },
    remove: async (key) => {
      if (isFileKey(key)) await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}
