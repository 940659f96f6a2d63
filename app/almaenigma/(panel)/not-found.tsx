import { BUTTON } from '@/components/admin/parts/classes.ts'

export default function NotFound() {
  return (
    <div className="grid justify-items-start gap-4 px-4 py-12 movil:px-7">
      <h1 className="font-serif text-[2rem] font-medium leading-none">Aquí no hay nada</h1>
      <p className="text-texto-2">
        Puede que alguien lo haya borrado o que la dirección no esté bien escrita.
      </p>
      <a href="/almaenigma" className={BUTTON.lleno}>
        Volver al resumen
      </a>
    </div>
  )
}
