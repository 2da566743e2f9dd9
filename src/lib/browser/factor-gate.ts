/** Asks the person for their second factor; false when they would rather not. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** Says who asks on this page. @returns how to take that back */
export function onFactorNeeded(handler: Ask): () => void {
  ask = handler
  return () => {
    if (ask === handler) ask = null
  }
}

/** Asks once, however many requests wait for it. */
export function confirmFactor(): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}
