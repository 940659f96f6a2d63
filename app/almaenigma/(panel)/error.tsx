'use client'
import { BUTTON } from '@/components/admin/parts/classes.ts'

/** When the backend does not answer. What failed is in the log; here it says what to do. */
export default function PanelError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 px-4 py-12 movil:px-7">
      <h1 className="font-serif text-[2rem] font-medium leading-none">No se ha podido cargar</h1>
      <p className="max-w-prose text-texto-2">
        La base de datos no responde. La web pública sigue funcionando con lo último guardado. Espera un
        momento y vuelve a intentarlo.
      </p>
      <button type="button" onClick={reset} className={BUTTON.lleno}>
        Volver a intentarlo
      </button>
    </div>
  )
}
