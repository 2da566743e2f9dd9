import type { Page } from '@playwright/test'

/** Translates every page that is opened from now on as Chrome does: text is replaced by elements of its own. */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const left = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'FONT', 'NOSCRIPT', 'TITLE', 'OPTION'])
    const isTranslated = (text: Node) =>
      text.textContent?.trim() && text.parentElement && !left.has(text.parentElement.tagName)
    const replace = (text: Node) => {
      const font = document.createElement('font')
      font.append(`¿${text.textContent}?`)
      text.parentNode?.replaceChild(font, text)
    }
    const within = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.filter(isTranslated).forEach(replace)
    }
    const follow = () => {
      within(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (node.nodeType === Node.TEXT_NODE && isTranslated(node)) replace(node)
            else if (node instanceof HTMLElement && node.tagName !== 'FONT') within(node)
          }
        }
      }).observe(document.body, { childList: true, subtree: true })
    }
    addEventListener('load', () => setTimeout(follow, 500))
  })
