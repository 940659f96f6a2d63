import { BUTTON } from '@/components/admin/parts/classes.ts'
import { ConfirmDialog } from '@/components/admin/parts/confirm-dialog.tsx'
import { VerbButton } from '@/components/admin/parts/verb.tsx'
import type { User } from '@/lib/admin/cuenta/usuarios.ts'
import { formatMoment } from '@/lib/admin/historial/labels.ts'
import { closeSessionsAction, removeFactorAction, setAdminAction } from './actions.ts'

export function Cuenta({ usuario: u, myId }: { usuario: User; myId: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-semibold wrap-anywhere">{u.nombre}</b>
          {u.admin && (
            <span className="rounded-xs bg-(--oliva-velo) px-1.5 py-0.5 text-xs font-semibold text-exito">
              Administra la web
            </span>
          )}
          {myId && (
            <span className="rounded-xs bg-fondo-3 px-1.5 py-0.5 text-xs font-semibold">Tu cuenta</span>
          )}
          {u.segundo_factor && (
            <span className="rounded-xs bg-fondo-3 px-1.5 py-0.5 text-xs font-semibold">Segundo factor</span>
          )}
          {!u.confirmado && (
            <span className="rounded-xs bg-(--limon-velo) px-1.5 py-0.5 text-xs font-semibold">
              Correo sin confirmar
            </span>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-texto-2">
          <span className="wrap-anywhere">{u.email}</span>
          <span>
            {u.ultima_entrada ? (
              <>
                Entró el <time dateTime={u.ultima_entrada}>{formatMoment(u.ultima_entrada)}</time>
              </>
            ) : (
              'No ha entrado nunca'
            )}
          </span>
          {u.sesiones > 0 && (
            <span>{u.sesiones === 1 ? '1 sesión abierta' : `${u.sesiones} sesiones abiertas`}</span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {u.sesiones > 0 && (
          <ConfirmDialog
            button="Cerrar sesiones"
            de={`de ${u.nombre}`}
            titulo={`¿Cerrar las sesiones de ${u.nombre}?`}
            consequence={
              <p>
                {myId
                  ? 'Saldrás de todos tus dispositivos, también de este, y tendrás que volver a entrar.'
                  : 'Saldrá de todos sus dispositivos y tendrá que volver a entrar. Lo que no haya guardado se pierde.'}
              </p>
            }
            danger
          >
            <VerbButton
              action={closeSessionsAction}
              fields={{ id: u.id }}
              done={`Sesiones de ${u.nombre} cerradas.`}
              undo={null}
            >
              <button type="submit" className={BUTTON.peligro}>
                Sí, cerrarlas
              </button>
            </VerbButton>
          </ConfirmDialog>
        )}
        {u.segundo_factor && !myId && <RemoveFactor usuario={u} />}
        {u.admin ? <RemovePermission usuario={u} myId={myId} /> : u.confirmado && <GrantForm usuario={u} />}
      </div>
    </div>
  )
}

function RemoveFactor({ usuario: u }: { usuario: User }) {
  return (
    <ConfirmDialog
      button="Quitar segundo factor"
      de={`a ${u.nombre}`}
      titulo={`¿Quitar a ${u.nombre} el segundo factor?`}
      consequence={
        <p>
          Para quien ha perdido el móvil: volverá a entrar solo con su contraseña, y puede activarlo en otro.
          Asegúrate de que te lo pide esa persona. Saldrá de todos sus dispositivos, y queda en el historial.
        </p>
      }
      danger
    >
      <VerbButton
        action={removeFactorAction}
        fields={{ id: u.id }}
        done={`${u.nombre} ya no tiene segundo factor.`}
        undo={null}
      >
        <button type="submit" className={BUTTON.peligro}>
          Sí, quitarlo
        </button>
      </VerbButton>
    </ConfirmDialog>
  )
}

function RemovePermission({ usuario: u, myId }: { usuario: User; myId: boolean }) {
  return (
    <ConfirmDialog
      button="Quitar permiso"
      de={`de administrar a ${u.nombre}`}
      titulo={
        myId ? '¿Quitarte el permiso de administrar?' : `¿Quitar a ${u.nombre} el permiso de administrar?`
      }
      consequence={
        <p>
          {myId
            ? 'Saldrás del panel en este momento y no podrás volver a entrar hasta que otra persona te dé el permiso.'
            : `${u.nombre} saldrá del panel en cuanto intente hacer algo, también de lo que tenga a medias. Su cuenta de cliente y sus reservas siguen como están.`}
        </p>
      }
      danger
    >
      <VerbButton
        action={setAdminAction}
        fields={{ id: u.id, admin: 'no' }}
        done={`${u.nombre} ya no administra la web.`}
        undo={
          myId
            ? null
            : { fields: { id: u.id, admin: 'si' }, done: `${u.nombre} vuelve a administrar la web.` }
        }
      >
        <button type="submit" className={BUTTON.peligro}>
          Sí, quitarlo
        </button>
      </VerbButton>
    </ConfirmDialog>
  )
}

function GrantForm({ usuario: u }: { usuario: User }) {
  return (
    <ConfirmDialog
      button="Dar permiso"
      de={`de administrar a ${u.nombre}`}
      titulo={`¿Dar a ${u.nombre} permiso para administrar?`}
      consequence={
        <>
          <p>
            {u.nombre} podrá cambiar la carta y los textos, ver y llevar las reservas con los datos de los
            clientes, y dar o quitar este permiso a cualquiera, también a ti.
          </p>
          <p className="mt-2">
            Comprueba el correo: <b className="font-semibold wrap-anywhere">{u.email}</b>
          </p>
        </>
      }
      danger={false}
    >
      <VerbButton
        action={setAdminAction}
        fields={{ id: u.id, admin: 'si' }}
        done={`${u.nombre} ya puede administrar la web.`}
        undo={{ fields: { id: u.id, admin: 'no' }, done: `${u.nombre} ya no administra la web.` }}
      >
        <button type="submit" className={BUTTON.lleno}>
          Sí, darle permiso
        </button>
      </VerbButton>
    </ConfirmDialog>
  )
}
