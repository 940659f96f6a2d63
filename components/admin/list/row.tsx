import Link from 'next/link'
import type { ReactNode } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import { Switch } from '../parts/switch.tsx'
import type { Completeness, Idioma } from '../translations/completeness.ts'
import { IdiomaBadges } from './badges.tsx'
import { rowClass } from './list-table.tsx'
import { OpeningMark } from './opening-mark.tsx'

type Props = {
  id: string
  nombre: string
  visible: boolean
  href: string
  chosen?: boolean
  handle: ReactNode
  completeness: (idioma: Idioma) => Completeness
  show: FormAction
  more?: ReactNode
  children: ReactNode
}

export function Row({
  id,
  nombre,
  visible,
  href,
  chosen = false,
  handle,
  completeness,
  show,
  more,
  children,
}: Props) {
  return (
    <tr data-fila={id} className={rowClass(chosen)}>
      <td>{handle}</td>
      <td className="min-w-32 pl-2.5 pr-2 wrap-anywhere">
        <Link
          href={href}
          prefetch={false}
          aria-current={chosen ? 'true' : undefined}
          className={`block font-serif text-[1.0938rem] font-semibold leading-tight hover:underline ${visible ? '' : 'text-texto-3'}`}
        >
          {nombre}
          <OpeningMark />
        </Link>
        {children}
      </td>
      <td className="max-movil:hidden">
        <IdiomaBadges de={completeness} />
      </td>
      {more}
      <td className="pl-2 text-right">
        <Switch id={id} nombre={nombre} visible={visible} action={show} />
      </td>
    </tr>
  )
}

export const RowNote = ({ children }: { children: ReactNode }) => (
  <span className="mt-0.5 block text-[0.8125rem] text-texto-3">{children}</span>
)
