import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales.ts'

/** A public page in its frame. It opens at the row and runs no script that would see it scrolled: the header is solid at once. */
export const Sheet = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <div lang={locale} data-bajado="">
    {children}
  </div>
)

export function PreviewErrors({ errors }: { errors: readonly string[] }) {
  return (
    <main className="mx-auto grid max-w-xl gap-4 px-6 py-16">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Aún no se puede ver</h1>
      <p>Para enseñarlo como lo verán los clientes, corrige antes esto en el formulario:</p>
      <ul className="list-disc pl-5">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </main>
  )
}
export const BROKEN = ['La dirección de la vista previa está incompleta. Ciérrala y vuelve a abrirla.']
