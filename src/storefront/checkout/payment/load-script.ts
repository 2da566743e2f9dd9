const PATIENCE_MS = 15_000

/** Runs a script from another host, once. @throws when it cannot be had. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const known = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(url)}"]`)
    if (known?.dataset.loaded) return resolve()
    known?.remove()
    const script = document.createElement('script')
    const timer = setTimeout(() => script.onerror?.('timeout'), PATIENCE_MS)
    script.src = url
    script.async = true
    script.onload = () => {
      clearTimeout(timer)
      script.dataset.loaded = 'true'
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`${url} did not load`))
    }
    document.head.append(script)
  })
}
