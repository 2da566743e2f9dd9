// Imported before parts of the back-office by programs that run them without a browser: what its components look like is for a browser.
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) =>
    /\.s?css(\?|$)/.test(url)
      ? { format: 'module', source: '', shortCircuit: true }
      : next(url, context),
})
