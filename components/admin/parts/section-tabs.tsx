import Link from 'next/link'

type Tab = { href: string; nombre: string; n?: number | null }

export function SectionTabs({
  label,
  current,
  tabs,
}: {
  label: string
  current: string
  tabs: readonly Tab[]
}) {
  return (
    <nav
      aria-label={label}
      className="relative -mx-4 mt-3 flex gap-1 overflow-x-auto border-b border-linea px-4 [scrollbar-width:none] movil:mx-0 movil:px-0"
    >
      {tabs.map(({ href, nombre, n }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          aria-current={href === current ? 'page' : undefined}
          className="whitespace-nowrap px-2.5 py-2.5 font-medium text-texto-2 aria-[current]:font-semibold aria-[current]:text-texto aria-[current]:shadow-[inset_0_-3px_0_var(--accion)]"
        >
          {nombre}
          {n !== undefined && n !== null && (
            <small className="ml-1 text-[0.8125rem] font-normal tabular-nums text-texto-3">{n}</small>
          )}
        </Link>
      ))}
    </nav>
  )
}
