type Properties = Record<string, string>

/** Undoes what RFC 5545 (3.3.11) does to a text. */
export function unescapeText(text: string): string {
  return text.replace(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one))
}

/** The content lines of a calendar, unfolded. @throws when it is not made of lines that end in CRLF */
function contentLines(calendar: string): string[] {
  if (!calendar.endsWith('\r\n')) throw new Error('The last line has no end')
  const lines = calendar.slice(0, -2).split('\r\n')
  if (lines.some((line) => /[\r\n]/.test(line))) throw new Error('A line ends in something else')
  const whole: string[] = []
  for (const line of lines) {
    const continued = /^[ \t]/.test(line) ? whole.pop() : ''
    if (continued === undefined) throw new Error('The first line continues nothing')
    whole.push(continued ? continued + line.slice(1) : line)
  }
  return whole
}

function property(line: string): [string, string] {
  const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
  if (!name || value === undefined) throw new Error(`Not a property: ${line}`)
  return [name, unescapeText(value)]
}

/** A calendar as a program reads it. @throws when it breaks the rules of RFC 5545 that we meet */
export function parseCalendar(calendar: string) {
  const open: string[] = []
  const properties: Properties = {}
  const events: Properties[] = []
  for (const line of contentLines(calendar)) {
    const [name, value] = property(line)
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push({})
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends what is not open`)
    } else if (open.at(-1) === 'VEVENT') Object.assign(events.at(-1) ?? {}, { [name]: value })
    else if (open.at(-1) === 'VCALENDAR') properties[name] = value
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} never ends`)
  return { properties, events }
}
