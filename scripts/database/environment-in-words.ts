// Imported first by programs: an environment that is not valid is said in words, without a stack.
process.once('uncaughtException', (error) => {
  console.error(error.name === 'InvalidEnvironment' ? error.message : error)
  process.exit(1)
})
