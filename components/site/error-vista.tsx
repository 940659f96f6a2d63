import { errorEn } from './error-textos.ts'

/** What is seen when a page breaks; fetched only then. */
export default function ErrorVista({ lang, retry }: { lang: string; retry: () => void }) {
  const { titulo, texto, boton } = errorEn(lang)
  return (
    <main className="marco grid min-h-svh content-center justify-items-start gap-6 py-16">
      <h1 className="max-w-[14ch] font-serif text-titulo font-medium text-acento-tinta">{titulo}</h1>
      <p className="max-w-[46ch] text-cuerpo text-texto-2">{texto}</p>
      <button
        type="button"
        onClick={retry}
        className="min-h-12 rounded-xs bg-accion px-6 font-semibold text-accion-sobre"
      >
        {boton}
      </button>
    </main>
  )
}
