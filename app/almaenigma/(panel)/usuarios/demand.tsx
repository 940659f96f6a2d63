import { BUTTON } from '@/components/admin/parts/classes.ts'
import { ConfirmDialog } from '@/components/admin/parts/confirm-dialog.tsx'
import { VerbButton } from '@/components/admin/parts/verb.tsx'
import { demandFactorAction } from './actions.ts'

/** Whether the house demands a second factor of everybody who administers. */
export function Demand({ demanded }: { demanded: boolean }) {
  return (
    <section
      aria-labelledby="exigir"
      className="mt-4 flex max-w-[960px] flex-wrap items-center gap-x-4 gap-y-3 rounded-xs bg-fondo-2 p-4 movil:p-5"
    >
      <div className="grow basis-72">
        <h2 id="exigir" className="text-[1.0625rem] font-semibold">
          Segundo factor {demanded ? 'obligatorio' : 'voluntario'}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-texto-2">
          {demanded
            ? 'Quien administra entra con su contraseña y un código de su móvil.'
            : 'Cada persona decide en Mi cuenta si entra además con un código de su móvil.'}
        </p>
      </div>
      <ConfirmDialog
        button={demanded ? 'Dejar de exigirlo' : 'Exigirlo a todos'}
        de="el segundo factor"
        titulo={demanded ? '¿Dejar de exigir el segundo factor?' : '¿Exigir el segundo factor a todos?'}
        consequence={
          <p>
            {demanded
              ? 'Quien ya lo tiene lo sigue usando; los demás podrán entrar solo con su contraseña.'
              : 'Quien no lo tenga saldrá del panel en cuanto intente hacer algo, y al volver a entrar tendrá que activarlo.'}
          </p>
        }
        danger={demanded}
      >
        <VerbButton
          action={demandFactorAction}
          fields={{ exigir: demanded ? 'no' : 'si' }}
          done={demanded ? 'El segundo factor ya es voluntario.' : 'El segundo factor ya es obligatorio.'}
          undo={null}
        >
          <button type="submit" className={demanded ? BUTTON.peligro : BUTTON.lleno}>
            {demanded ? 'Sí, dejar de exigirlo' : 'Sí, exigirlo'}
          </button>
        </VerbButton>
      </ConfirmDialog>
    </section>
  )
}
