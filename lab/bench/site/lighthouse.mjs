import lighthouse from 'lighthouse'

/** @typedef {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} LighthouseResult */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const ATTEMPTS = 3

/**
 * Whether the page was seen to be painted. On a busy machine Lighthouse may miss it, and then has no
 * figure for anything that follows from it.
 * @param {LighthouseResult} lhr
 */
const isMeasured = ({ audits }) => audits['largest-contentful-paint']?.numericValue !== undefined

/**
 * A busy machine may close a tab under Lighthouse's hands.
 * @param {number} port
 * @param {string} url
 * @param {string[]} skipAudits
 * @returns {Promise<LighthouseResult>}
 */
async function ask(port, url, skipAudits) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const logLevel = /** @type {const} */ ('silent')
      const answer = await lighthouse(url, {
        port,
        logLevel,
        onlyCategories: CATEGORIES,
        skipAudits,
      })
      if (!answer) throw new Error(`Lighthouse did not answer for ${url}`)
      if (isMeasured(answer.lhr) || attempt === ATTEMPTS) return answer.lhr
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/**
 * What Lighthouse says of a page on a mid-range phone, with what it found wanting.
 * @param {number} port
 * @param {string} url
 * @param {boolean} isUnlisted search engines are meant to pass it over
 */
export async function audit(port, url, isUnlisted) {
  const lhr = await ask(port, url, isUnlisted ? ['is-crawlable'] : [])
  /** @param {string} name */
  const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  /** @param {string} name */
  const figure = (name) => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    wanting: CATEGORIES.slice(1).flatMap((name) => failures(lhr, name)),
  }
}

/**
 * @param {LighthouseResult} lhr
 * @param {string} category
 */
const failures = (lhr, category) =>
  (lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

/** @typedef {Awaited<ReturnType<typeof audit>>} Audit times in milliseconds, scores up to 100 */
