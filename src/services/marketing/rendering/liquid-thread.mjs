// Runs beside the program, so that a template which takes too long can be ended: plain JavaScript,
// because a thread is started from its file.
import { parentPort } from 'node:worker_threads'
import { Liquid } from 'liquidjs'

/** They read files, or hand on text without escaping it. */
const REFUSED_TAGS = ['raw', 'include', 'render', 'layout', 'block', 'liquid']
const REFUSED_FILTERS = ['raw']

function engine(outputEscape) {
  const liquid = new Liquid({
    templates: {}, // there are no others, so no file is ever looked for
    ownPropertyOnly: true,
    strictVariables: true,
    strictFilters: true,
    lenientIf: true, // so that `default` and `if` may ask for what is missing
    parseLimit: 100_000,
    memoryLimit: 10_000_000,
    outputEscape,
  })
  for (const tag of REFUSED_TAGS) delete liquid.tags[tag]
  for (const filter of REFUSED_FILTERS) delete liquid.filters[filter]
  return liquid
}

const FOR_TEXT = engine(undefined)
const FOR_HTML = engine('escape')
const KEPT = 20

/** Templates that were read already, by their text: the same one is sent to thousands. */
const parsed = { subject: new Map(), content: new Map() }

function parse(place, text) {
  const known = parsed[place].get(text)
  if (known) return known
  const template = (place === 'subject' ? FOR_TEXT : FOR_HTML).parse(text)
  if (parsed[place].size >= KEPT) parsed[place].clear()
  parsed[place].set(text, template)
  return template
}

function problem(place, error) {
  const { name, message, token, originalError } = error
  const [line, column] = token?.getPosition?.() ?? [1, 1]
  const cause = originalError?.name ?? name
  return { place, kind: cause, message: String(message).slice(0, 300), line, column }
}

function run(place, text, values) {
  try {
    const template = parse(place, text)
    const liquid = place === 'subject' ? FOR_TEXT : FOR_HTML
    return {
      output: values ? liquid.renderSync(template, values) : '',
      names: liquid.globalVariablesSync(template),
    }
  } catch (error) {
    return { problem: problem(place, error) }
  }
}

parentPort?.on('message', ({ id, subject, content, values }) => {
  const answers = {
    subject: run('subject', subject, values),
    content: run('content', content, values),
  }
  parentPort?.postMessage({ id, ...answers })
})
parentPort?.postMessage({ id: 0 })
