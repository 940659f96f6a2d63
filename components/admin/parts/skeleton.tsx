/** The shape of a list, for as long as one is on the way to a section; nothing in it moves. */
export function Skeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status" className="px-4 pt-5 movil:px-7 movil:pt-6">
      <span className="sr-only">Cargando…</span>
      <div aria-hidden="true">
        <div className="h-8 w-48 rounded-xs bg-fondo-3" />
        <div className="mt-6 h-10 border-b border-linea">
          <div className="h-4 w-72 max-w-full rounded-xs bg-fondo-3" />
        </div>
        {Array.from({ length: rows }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without contents are all the same.
          <div key={i} className="flex items-center gap-4 border-b border-linea py-3.5">
            <div className="size-11 shrink-0 rounded-xs bg-fondo-3" />
            <div className="grid min-w-0 grow gap-2">
              <div className="h-4 w-2/5 rounded-xs bg-fondo-3" />
              <div className="h-3 w-3/5 rounded-xs bg-fondo-3" />
            </div>
            <div className="h-6 w-11 shrink-0 rounded-full bg-fondo-3" />
          </div>
        ))}
      </div>
    </div>
  )
}
