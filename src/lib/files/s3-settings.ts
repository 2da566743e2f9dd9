import { z } from 'zod'

/** The variables of a storage that speaks the protocol of Amazon S3. */
export const s3Variables = {
  /** Files are kept there when it is set, and in `FILES_DIR` otherwise. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'expected the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Left out for Amazon itself. */
  S3_ENDPOINT: z.url('expected an address such as https://s3.example.com').optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Whether the bucket is a part of the path and not of the host name, as most but Amazon want it. */
  S3_FORCE_PATH_STYLE: z
    .enum(['true', 'false'], { error: 'expected true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  /** A folder in the bucket, where that is shared with others. */
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, 'expected a folder such as charterdesk')
    .refine((folder) => !folder.split('/').some((part) => /^\.+$/.test(part)), 'has dots alone')
    .default(''),
}

const parsed = z.object(s3Variables)
type Parsed = z.infer<typeof parsed>

export type S3Settings = {
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | undefined
  /** Null where the machine has a role that allows it. */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
  readonly forcePathStyle: boolean
  /** With a slash at its end, or empty. */
  readonly prefix: string
}

/** Refuses half of the settings, with which files would silently go somewhere else. */
export function checkS3(read: Parsed, context: z.core.$RefinementCtx): void {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read
  const complain = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (!S3_BUCKET && (S3_ENDPOINT || S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY))
    complain('S3_BUCKET', 'is missing, while other S3 variables are set')
  if (S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY)
    complain('S3_SECRET_ACCESS_KEY', 'is missing, while S3_ACCESS_KEY_ID is set')
  if (!S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    complain('S3_ACCESS_KEY_ID', 'is missing, while S3_SECRET_ACCESS_KEY is set')
}

/** Null where files are kept in a folder. */
export function s3SettingsOf(read: Parsed): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_PREFIX: folder } = read
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  if (!bucket) return null
  return {
    bucket,
    region: read.S3_REGION,
    endpoint: read.S3_ENDPOINT,
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    forcePathStyle: read.S3_FORCE_PATH_STYLE,
    prefix: folder && `${folder}/`,
  }
}
