// `node scripts/asvs/pin-images.mjs` names the images that we build on by their digest as well, as the registry has it now.
// Needs Docker with buildx. Run it again to take up security updates of the images.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const FILES = ['Dockerfile', 'docker-compose.yml', 'deploy/compose.yml']

/** Images of others, which have a tag; those of our own builds have none. */
const NAMED = /(^FROM |^\s*image: )([a-z][\w./-]*:[\w.-]+)(?:@sha256:[0-9a-f]{64})?/gm

/**
 * The digest of all platforms together.
 * @param {string} image
 */
function digestOf(image) {
  const command = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}']
  const { status, stdout, stderr } = spawnSync('docker', command, { encoding: 'utf8' })
  const digest = stdout?.trim() ?? ''
  if (status !== 0 || !/^sha256:[0-9a-f]{64}$/.test(digest)) {
    console.error(`The registry did not say which image ${image} is. ${stderr?.trim() ?? ''}`)
    console.error('Nothing was changed.')
    process.exit(1)
  }
  return digest
}

const texts = FILES.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const images = new Set(texts.flatMap(({ text }) => [...text.matchAll(NAMED)].map((one) => one[2])))
/** @type {Map<string, string>} */
const digests = new Map()
for (const image of images) if (image) digests.set(image, digestOf(image))

for (const { file, text } of texts) {
  const pinned = text.replace(
    NAMED,
    (_, before, image) => `${before}${image}@${digests.get(image)}`,
  )
  if (pinned !== text) writeFileSync(file, pinned)
}
for (const [image, digest] of digests) console.log(`${image}@${digest}`)
