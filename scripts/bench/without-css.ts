// Imported first by benches that run parts of the back-office: what its components look like is for a browser.
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) =>
    /\.s?css(\?|$)/.test(url)
      ? { format: 'module', source: '', shortCircuit: true }
      : next(url, context),
})
