import type { FormAction } from '@/lib/admin/action/form.ts'
import { VerbButton } from '../parts/verb.tsx'
import { OPTION } from './list-classes.ts'

type Fila = { id: string; nombre: string; action: FormAction }

/** Sold out for today, or there again. */
export function ToggleAgotado({ id, nombre, agotado, action }: Fila & { agotado: boolean }) {
  const agotadoFields = { id, agotado: 'on' }
  const availableFields = { id }
  const agotadoMessage = `${nombre}: agotado hoy.`
  const availableMessage = `${nombre} vuelve a estar disponible.`
  return (
    <VerbButton
      action={action}
      campos={agotado ? availableFields : agotadoFields}
      hecho={agotado ? availableMessage : agotadoMessage}
      undo={{
        campos: agotado ? agotadoFields : availableFields,
        hecho: agotado ? agotadoMessage : availableMessage,
      }}
    >
      <button type="submit" className={OPTION}>
        {agotado ? 'Vuelve a haber' : 'Agotado hoy'}
      </button>
    </VerbButton>
  )
}

/** A hidden copy right below. */
export function DuplicateRow({ id, nombre, action }: Fila) {
  return (
    <VerbButton
      action={action}
      campos={{ id }}
      hecho={`Hay una copia de ${nombre} justo debajo, oculta y con los alérgenos sin declarar.`}
      undo={null}
    >
      <button type="submit" className={OPTION}>
        Duplicar
      </button>
    </VerbButton>
  )
}
