import { isKnownScript, sourceOf } from '@/src/front/memory/known-scripts'
import { LATE, LOAD_LATE } from '@/src/lib/browser/inline/late-scripts'
import { log } from '@/src/lib/log'

const SCRIPT =
  /<script((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*>([\s\S]*?)<\/script\s*>/gi
const SOURCE = /\ssrc\s*=/i
const TYPE = /\stype\s*=\s*["']?([^"'\s]*)/i
const RUNS = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i

/** The inline scripts of a page that a browser would run, each once. */
export function inlineScripts(html: string): string[] {
  const scripts = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (SOURCE.test(attributes) || !RUNS.test(TYPE.exec(attributes)?.[1] ?? '')) continue
    if (text !== '') scripts.add(text)
  }
  return [...scripts]
}

const PUSH = 'self.__next_f.push('
const BETWEEN = `)</script><script>${PUSH}`

/** A script of Next as it writes each: fetched beside all else, run when it is there. */
const AT_ONCE = /<script src="(\/_next\/[^"]+)"( id="[^"]*")? async=""><\/script>/g
const ASKED_EARLY = /<link rel="preload" as="script"[^>]*>/g
const END = '</body>'

/** A page whose scripts are fetched after it is painted: on a slow line they took what it needed itself. */
function withScriptsLate(html: string): string {
  const end = html.lastIndexOf(END)
  if (end < 0 || html.search(AT_ONCE) < 0) return html
  const page = `${html.slice(0, end)}<script>${LOAD_LATE}</script>${html.slice(end)}`
  return page
    .replace(ASKED_EARLY, '')
    .replace(
      AT_ONCE,
      (_, src: string, id = '') => `<script type="${LATE}" data-src="${src}"${id}></script>`,
    )
}

const strangeOf = (scripts: readonly string[]) => scripts.filter((script) => !isKnownScript(script))

/**
 * A page with its data in one script. Next writes it in dozens, as it comes; a finished page has it all,
 * and each script would add its hash to the head of every answer.
 */
function withDataTogether(html: string): string {
  const begin = html.indexOf(`<script>${PUSH}`)
  if (begin < 0) return html
  return html.slice(0, begin) + html.slice(begin).replaceAll(BETWEEN, `);${PUSH}`)
}

/**
 * What a page's policy lets run of its inline scripts: those that it is made with, by their hashes. Of
 * any other the operator hears, for it is a text that broke out of its place, or a Next that writes
 * something new.
 */
export function scriptSources(html: string, path: string): string[] {
  const scripts = inlineScripts(html)
  const strange = strangeOf(scripts)
  for (const script of strange)
    log.warn({ path, begins: script.slice(0, 80) }, 'a page has a script that no one knows')
  return scripts.filter((script) => !strange.includes(script)).map(sourceOf)
}

/** A finished page as it is kept, and the sources of its scripts. */
export function withSources(html: string, path: string): { html: string; sources: string[] } {
  if (strangeOf(inlineScripts(html)).length > 0) return { html, sources: scriptSources(html, path) }
  const together = withScriptsLate(withDataTogether(html))
  return { html: together, sources: inlineScripts(together).map(sourceOf) }
}
