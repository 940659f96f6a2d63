import type { FormAction } from '@/lib/admin/action/form.ts'
import { VerbButton } from '../parts/verb.tsx'
import { OPTION } from './list-classes.ts'

type RowProps = { id: string; nombre: string; action: FormAction }

export function ToggleAgotado({ id, nombre, agotado, action }: RowProps & { agotado: boolean }) {
  const agotadoFields = { id, agotado: 'on' }
  const availableFields = { id }
  const agotadoMessage = `${nombre}: agotado hoy.`
  const availableMessage = `${nombre} vuelve a estar disponible.`
  return (
    <VerbButton
      action={action}
      fields={agotado ? availableFields : agotadoFields}
      done={agotado ? availableMessage : agotadoMessage}
      undo={{
        fields: agotado ? agotadoFields : availableFields,
        done: agotado ? agotadoMessage : availableMessage,
      }}
    >
      <button type="submit" className={OPTION}>
        {agotado ? 'Vuelve a haber' : 'Agotado hoy'}
      </button>
    </VerbButton>
  )
}

export function DuplicateRow({ id, nombre, action }: RowProps) {
  return (
    <VerbButton
      action={action}
      fields={{ id }}
      done={`Hay una copia de ${nombre} justo debajo, oculta y con los alérgenos sin declarar.`}
      undo={null}
    >
      <button type="submit" className={OPTION}>
        Duplicar
      </button>
    </VerbButton>
  )
}
