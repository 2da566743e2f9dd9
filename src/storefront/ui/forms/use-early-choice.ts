import { useEffect } from 'react'

/**
 * A choice may be made in the page as the server sent it, before our script listens. The browser
 * shows it and React keeps it so, but no one was told: it is told here.
 *
 * @param id of the radio button
 * @param isChosen what our script takes it for; undefined where it leaves that to the browser
 */
export function useEarlyChoice(id: string, isChosen: boolean | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before, and nothing after
  useEffect(() => {
    const radio = document.getElementById(id)
    if (isChosen !== false || !(radio instanceof HTMLInputElement) || !radio.checked) return
    radio.checked = false // else React would take the click for no change
    radio.click()
  }, [])
}
