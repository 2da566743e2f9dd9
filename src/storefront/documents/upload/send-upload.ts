/** How sending one file ended. `isFinal`: trying the same again would change nothing. */
export type UploadResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly isFinal: boolean }

type ErrorAnswer = { error?: { message?: string } }

const BROKEN = 'We could not reach the server. Check your connection, then try again.'
const UNEXPECTED = 'Something went wrong. Please try again.'

function messageOf(text: string): string {
  try {
    const answer: ErrorAnswer = JSON.parse(text)
    return answer.error?.message ?? UNEXPECTED
  } catch {
    return UNEXPECTED
  }
}

/** Sends a file and says how much of it has gone, from 0 to 1: which `fetch` cannot tell. */
export function sendUpload(
  file: File,
  address: string,
  onProgress: (share: number) => void,
): { readonly done: Promise<UploadResult | null>; readonly cancel: () => void } {
  const request = new XMLHttpRequest()
  const done = new Promise<UploadResult | null>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onabort = () => resolve(null)
    request.onerror = () => resolve({ ok: false, message: BROKEN, isFinal: false })
    request.onload = () => {
      const { status, responseText } = request
      if (status < 300) return resolve({ ok: true })
      const isFinal = status >= 400 && status < 500 && status !== 429
      resolve({ ok: false, message: messageOf(responseText), isFinal })
    }
  })
  const form = new FormData()
  form.set('file', file)
  request.open('POST', address)
  request.send(form)
  return { done, cancel: () => request.abort() }
}
