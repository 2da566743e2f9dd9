import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const ATTEMPTS = 3

/** A busy machine may close a tab under Lighthouse's hands. */
async function ask(port, url) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const options = { port, logLevel: 'silent', onlyCategories: CATEGORIES }
      return (await lighthouse(url, options)).lhr
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/** What Lighthouse says of a page on a mid-range phone, with what it found wanting. */
export async function audit(port, url) {
  const lhr = await ask(port, url)
  const score = (name) => Math.round((lhr.categories[name].score ?? 0) * 100)
  const figure = (name) => lhr.audits[name].numericValue
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    wanting: CATEGORIES.slice(1).flatMap((name) => failures(lhr, name)),
  }
}

const failures = (lhr, category) =>
  lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .map(({ id }) => id)
