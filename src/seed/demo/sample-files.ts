import sharp from 'sharp'

/** What a PDF's text may hold as it stands. */
const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, '\\$&')

/** A PDF of one page with a heading and lines below it: enough to look at. */
export function samplePdf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT /F1 22 Tf 72 690 Td',
    `(${plain(heading)}) Tj`,
    '/F2 12 Tf 0 -40 Td',
    ...lines.map((line) => `(${plain(line)}) Tj 0 -20 Td`),
    'ET 72 670 m 540 670 l S',
  ].join('\n')
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    font('Times-Bold'),
    font('Times-Roman'),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const start = file.length
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}

const CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
  <rect width="1200" height="800" fill="#e7e2d6"/>
  <rect x="60" y="60" width="1080" height="680" rx="24" fill="#f8f5ee" stroke="#7a6f58" stroke-width="4"/>
  <rect x="120" y="150" width="320" height="420" fill="#d5cdb9"/>
  <circle cx="280" cy="300" r="80" fill="#a4977a"/>
  <path d="M150 570a130 130 0 0 1 260 0z" fill="#a4977a"/>
  <g fill="#b9ae95">
    <rect x="520" y="170" width="420" height="26"/><rect x="520" y="250" width="540" height="26"/>
    <rect x="520" y="330" width="360" height="26"/><rect x="520" y="410" width="480" height="26"/>
    <rect x="120" y="630" width="960" height="22"/><rect x="120" y="674" width="960" height="22"/>
  </g>
</svg>`

/** A picture of an identity card on which nobody is to be seen. */
export const samplePicture = (): Promise<Buffer> => sharp(Buffer.from(CARD)).jpeg().toBuffer()
