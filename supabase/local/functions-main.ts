// Runs in Deno, one process per function. Hosted functions call `Deno.serve(handler)` without a port: here
// that call is recorded and the handler served on the given port.
type Handler = (request: Request, info: unknown) => Response | Promise<Response>
type Serve = (options: { port: number; hostname: string; onListen: () => void }, handler: Handler) => unknown

declare const Deno: { serve: unknown; args: string[]; exit(code: number): never }

const [port, module] = Deno.args
const serve = (Deno.serve as Serve).bind(Deno)
let recorded: Handler | undefined

Deno.serve = (...args: unknown[]): { finished: Promise<never> } => {
  const options = args.find((x): x is { handler?: Handler } => typeof x === 'object' && x !== null)
  recorded = args.find((x): x is Handler => typeof x === 'function') ?? options?.handler
  return { finished: new Promise<never>(() => {}) }
}

await import(String(module))
const handler = recorded
if (!handler) {
  console.error('the function did not call Deno.serve(handler)')
  Deno.exit(1)
}
serve({ port: Number(port), hostname: '127.0.0.1', onListen: () => console.log('listening') }, handler)

export {}
