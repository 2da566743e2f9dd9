const PATIENCE_MS = 15_000

const loading = new Map<string, Promise<void>>()

/** Runs a script from another host, once. After a failure the next call tries again. @throws then */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const begun = inject(url)
  loading.set(url, begun)
  begun.catch(() => loading.delete(url))
  return begun
}

function inject(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`${url} did not load`))
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    script.src = url
    script.async = true
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
}
