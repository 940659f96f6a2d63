import Link from 'next/link'
import { CheckField, Group, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import type { Rules } from '@/lib/admin/casa/ajustes-save.ts'
import { saveRulesAction } from '../actions.ts'

const DIAS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']
const FREE_ROWS = 2
const num = (n: number | null | undefined): string => (n === null || n === undefined ? '' : String(n))

export function RulesForm({ rules: r }: { rules: Rules }) {
  const cierre = (clave: string) =>
    r.horario.find((servicio) => servicio.clave === clave)?.cierre_cocina ?? ''
  const steps = [...r.duraciones, ...Array.from({ length: FREE_ROWS }, () => null)]
  return (
    <Form action={saveRulesAction} version={r.version} back="/almaenigma">
      <Group title="Días y horas">
        <fieldset className="grid gap-2.5">
          <legend className="mb-2 font-semibold">Días cerrados cada semana</legend>
          <div className="grid grid-cols-2 gap-2.5 movil:grid-cols-4">
            {DIAS.map((dia, i) => (
              <CheckField
                key={dia}
                name={`dias_cerrados.${i + 1}`}
                label={dia}
                checked={r.dias_cerrados.includes(i + 1)}
              />
            ))}
          </div>
        </fieldset>
        <p className="mb-2 text-sm text-texto-2">
          Las horas a las que se puede reservar están en{' '}
          <Link
            href="/almaenigma/reservas/contenido"
            prefetch={false}
            className="underline underline-offset-4"
          >
            la página de reservas
          </Link>
          .
        </p>
        <div className="grid gap-4 movil:grid-cols-2">
          <TextField
            name="cierre_comida"
            label="Cierra la cocina a mediodía"
            value={cierre('comida')}
            max={5}
            hint="La web dice «abierto» hasta esa hora: 16:00."
          />
          <TextField
            name="cierre_cena"
            label="Cierra la cocina por la noche"
            value={cierre('cena')}
            max={5}
            hint="La web dice «abierto» hasta esa hora: 23:00."
          />
        </div>
      </Group>
      <Group title="Cuánta gente y con cuánto tiempo">
        <div className="grid gap-4 movil:grid-cols-2">
          <TextField
            name="personas_min"
            label="Personas, como mínimo"
            value={num(r.personas_min)}
            max={2}
            hint="Con menos no se puede reservar en la web. Entre 1 y 20."
          />
          <TextField
            name="personas_max"
            label="Personas, como máximo"
            value={num(r.personas_max)}
            max={2}
            hint="Con más, la web pide que llamen. Entre 1 y 20."
          />
          <TextField
            name="aviso_minutos"
            label="Antelación mínima, en minutos"
            value={num(r.aviso_minutos)}
            max={5}
            hint="Cuánto antes hay que reservar. 0: hasta el último momento."
          />
          <TextField
            name="horizonte_dias"
            label="Hasta cuántos días vista"
            value={num(r.horizonte_dias)}
            max={5}
            hint="Más allá, el calendario no deja elegir."
          />
        </div>
      </Group>
      <Group title="Cuánto se queda cada mesa">
        <p className="text-sm text-texto-2">
          Cuenta cuando las zonas tienen plazas: una mesa ocupa las suyas todo ese rato. Deja en blanco las
          líneas que no uses.
        </p>
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are numbered in the form, too.
          <div key={i} className="grid grid-cols-2 items-end gap-4">
            <TextField
              name={`duraciones.${i}.hasta`}
              label={`Línea ${i + 1}: hasta cuántas personas`}
              value={num(step?.hasta)}
              max={2}
            />
            <TextField
              name={`duraciones.${i}.minutos`}
              label={`Línea ${i + 1}: minutos`}
              value={num(step?.minutos)}
              max={3}
            />
          </div>
        ))}
      </Group>
      <Group title="Ritmo de entrada">
        <div className="grid gap-4 movil:grid-cols-2">
          <TextField
            name="ritmo_personas"
            label="Personas que entran a la misma hora"
            value={num(r.ritmo.personas)}
            max={4}
            hint="Para que la cocina no reciba a todos de golpe. Vacío: sin límite."
          />
          <TextField
            name="ritmo_reservas"
            label="Reservas que entran a la misma hora"
            value={num(r.ritmo.reservas)}
            max={4}
            hint="Vacío: sin límite."
          />
        </div>
      </Group>
      <Group title="Cambios, lista de espera y abusos">
        <div className="grid gap-4 movil:grid-cols-2">
          <TextField
            name="gestion_minutos"
            label="Cambios y cancelaciones, hasta cuántos minutos antes"
            value={num(r.gestion_minutos)}
            max={5}
            hint="Después, el enlace del cliente le pide que llame."
          />
          <TextField
            name="oferta_minutos"
            label="Lo que se guarda una mesa ofrecida, en minutos"
            value={num(r.oferta_minutos)}
            max={5}
            hint="Lo que tiene para aceptar quien estaba en lista de espera."
          />
          <TextField
            name="limite_contacto_dia"
            label="Reservas por contacto en 24 horas"
            value={num(r.limite_contacto_dia)}
            max={5}
            hint="Del mismo correo o teléfono; tú puedes hacer más. 0: sin límite."
          />
        </div>
        <TextField
          name="avisos_correo"
          label="Correo de la casa para las solicitudes nuevas"
          value={r.avisos_correo}
          max={254}
          hint="Cada solicitud llega a este buzón con un enlace para aceptarla, rechazarla o proponer otra hora sin entrar aquí. Vacío: no se avisa."
        />
        <CheckField
          name="espera_automatica"
          label="Ofrecer sola la mesa que queda libre"
          checked={r.espera_automatica}
          hint="Escribe al primero de la lista de espera al que le sirve. Si la quitas, decides tú."
        />
      </Group>
    </Form>
  )
}
