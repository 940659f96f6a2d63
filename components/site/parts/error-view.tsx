import { errorTexts } from './error-texts.ts'

export default function ErrorView({ lang, retry }: { lang: string; retry: () => void }) {
  const { title, text, button } = errorTexts(lang)
  return (
    <main
      id="contenido"
      tabIndex={-1}
      className="marco grid min-h-svh content-center justify-items-start gap-6 py-16 outline-none"
    >
      {/* The heading that §8 requires, the same in every language. */}
      <h1 lang="en" className="text-menor font-semibold text-texto-2">
        Unexpected Application Error!
      </h1>
      <p className="max-w-[14ch] font-serif text-titulo font-medium text-acento-tinta">{title}</p>
      <p className="max-w-[46ch] text-cuerpo text-texto-2">{text}</p>
      <button
        type="button"
        onClick={retry}
        className="min-h-12 rounded-xs forced-colors:border bg-accion px-6 font-semibold text-accion-sobre"
      >
        {button}
      </button>
    </main>
  )
}
