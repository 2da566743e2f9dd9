// Medusa's own command line, in the folder of the shop.
process.chdir(import.meta.dirname)
await import('@medusajs/cli/cli.js')
