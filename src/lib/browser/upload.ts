import { type Reader, readAnswer } from './request'
import { type ApiResult, failureOf, UNREACHABLE } from './result'

type UploadOptions<T> = {
  /** What arrives twice under it is taken once. */
  readonly key: string
  /** Without one, no one looks at the answer. */
  readonly answer?: Reader<T>
  /** Hears how much has gone, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Whether it arrived; null when it was called off. */
type Uploading<T> = {
  readonly done: Promise<ApiResult<T> | null>
  readonly cancel: () => void
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function resultOf<T>(request: XMLHttpRequest, answer?: Reader<T>): ApiResult<T | null> {
  const { status, responseText } = request
  if (status < 300) {
    return answer ? readAnswer(responseText, status, answer) : { ok: true, value: null }
  }
  return failureOf(status, jsonOf(responseText), request.getResponseHeader('retry-after'))
}

/** Posts a form and says how much of it has gone: which `fetch` cannot tell. Never throws. */
export function upload<T>(
  path: string,
  form: FormData,
  options: UploadOptions<T> & { readonly answer: Reader<T> },
): Uploading<T>
export function upload(path: string, form: FormData, options: UploadOptions<null>): Uploading<null>
export function upload<T>(
  path: string,
  form: FormData,
  { answer, key, onProgress }: UploadOptions<T>,
): Uploading<T | null> {
  const request = new XMLHttpRequest()
  const done = new Promise<ApiResult<T | null> | null>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onabort = () => resolve(null)
    request.onerror = () => resolve(UNREACHABLE)
    request.onload = () => resolve(resultOf(request, answer))
    request.open('POST', path)
    request.setRequestHeader('Idempotency-Key', key)
    request.send(form)
  })
  return { done, cancel: () => request.abort() }
}

/** Saves a file that is here already. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
