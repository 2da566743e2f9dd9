import { Parser } from 'htmlparser2'

import type { Heading, PageFacts } from '@/src/domain/content/seo/page-findings'

const HEADING = /^h([1-6])$/

/** What is no text of a page, though it is in its HTML. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg'])

type Attributes = Readonly<Record<string, string>>

const isHidden = (one: Attributes) => 'hidden' in one || one['aria-hidden'] === 'true'

/** The page of ours that a link leads to, without its query; null for any other address. */
export function ownLink(href: string, at: string, origin: string): string | null {
  const base = new URL(at, origin)
  if (!URL.canParse(href, base)) return null
  const url = new URL(href, base)
  if (url.origin !== origin) return null
  const path = url.pathname === '/' ? '/' : url.pathname.replace(/\/+$/, '')
  return `${path}${url.hash}`
}

/** Reads what a page of ours says of itself to search engines and to people who cannot see it. */
export function readPage(html: string, path: string, origin: string): PageFacts {
  const headings: Heading[] = []
  const links: string[] = []
  const unnamedPictures: string[] = []
  const places: string[] = []
  let [title, description, robots] = ['', '', '']
  let canonical: string | null = null
  let open: { level: number; text: string } | null = null
  let [inTitle, silent] = [false, 0]

  const head = (name: string, one: Attributes) => {
    if (name === 'meta' && one.name === 'description') description = one.content ?? ''
    if (name === 'meta' && one.name === 'robots') robots = one.content ?? ''
    if (name === 'link' && one.rel === 'canonical') canonical = one.href ?? null
  }
  const parser = new Parser({
    onopentag(name, one) {
      if (SILENT.has(name)) silent += 1
      if (one.id) places.push(one.id)
      if (name === 'title' && silent === 0) inTitle = title === ''
      head(name, one)
      const level = HEADING.exec(name)?.[1]
      if (level && !isHidden(one)) open = { level: Number(level), text: '' }
      if (name === 'a' && one.href) {
        const link = ownLink(one.href, path, origin)
        if (link) links.push(link)
      }
      if (name === 'img' && one.alt === undefined && !isHidden(one)) {
        unnamedPictures.push(one.src ?? '')
      }
    },
    ontext(text) {
      if (inTitle) title += text
      if (open && silent === 0) open.text += text
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1
      if (name === 'title') inTitle = false
      if (open && HEADING.test(name)) {
        headings.push({ level: open.level, text: open.text.replaceAll(/\s+/g, ' ').trim() })
        open = null
      }
    },
  })
  parser.end(html)
  return {
    path,
    title: title.trim(),
    description: description.trim(),
    canonical,
    isIndexed: !/\bnoindex\b|\bnone\b/i.test(robots),
    headings,
    unnamedPictures,
    links,
    places,
  }
}
