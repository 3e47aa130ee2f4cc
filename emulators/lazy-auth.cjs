// Preloaded into firebase-tools (`node --require`). The Auth emulator compiles a JSON-schema validator
// for every operation of its OpenAPI document at start: about 15 s of CPU. Its library, exegesis, can
// compile each on first use instead, which firebase-tools does not ask for. If firebase-tools stops
// loading that library under this name, nothing breaks: the start is slow again.
const Module = require('node:module')

const load = Module._load
let lazyExegesis

Module._load = function (request, ...rest) {
  const exports = load.call(this, request, ...rest)
  if (request !== 'exegesis-express') return exports
  lazyExegesis ??= {
    ...exports,
    middleware: (document, options) =>
      exports.middleware(document, { ...options, lazyCompileValidationSchemas: true }),
  }
  return lazyExegesis
}
