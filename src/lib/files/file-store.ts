import type { Readable } from 'node:stream'

export type StoredFile = {
  readonly size: number
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** A file that is to be kept: its bytes are read once, and there are as many as it says. */
export type NewFile = { readonly body: Readable; readonly size: number; readonly type?: string }

export type ListedFile = { readonly key: string; readonly size: number; readonly at: Date }

/** Where files are kept, each by a key such as `documents/articles.pdf`. */
export type FileStore = {
  /** Where that is, for people. */
  readonly place: string
  /** Null when there is no such file. What is asked for wrongly is no file either. */
  read(key: string): Promise<StoredFile | null>
  /** Keeps a file, whole or not at all. */
  write(key: string, file: NewFile): Promise<void>
  /** One that is gone already is no error. */
  remove(key: string): Promise<void>
  list(folder?: string): AsyncIterable<ListedFile>
}
