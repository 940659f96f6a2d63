import { BUTTON, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import { VerbButton } from '@/components/admin/parts/verb.tsx'
import { NOMBRE_IDIOMA } from '@/components/admin/translations/completeness.ts'
import { LongText } from '@/components/ui/long-text.tsx'
import type { Estado, ExperienciaRow } from '@/lib/admin/muro/experiencias.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { answerExperienciaAction, moveExperienciaAction } from './actions.ts'

const idiomaOf = (idioma: ExperienciaRow['idioma']): string =>
  idioma === 'es' ? 'Español' : NOMBRE_IDIOMA[idioma]

/** What may follow a state, the most frequent first; `undoState` is where undoing it leads. */
const VERBS: Record<
  Estado,
  readonly { a: Estado; texto: string; done: string; undoEstado: Estado; className: keyof typeof BUTTON }[]
> = {
  pendiente: [
    {
      a: 'publicada',
      texto: 'Publicar',
      done: 'ya se ve en la web.',
      undoEstado: 'pendiente',
      className: 'lleno',
    },
  ],
  publicada: [
    {
      a: 'retirada',
      texto: 'Retirar',
      done: 'ya no se ve en la web.',
      undoEstado: 'publicada',
      className: 'suave',
    },
  ],
  rechazada: [
    {
      a: 'publicada',
      texto: 'Publicar',
      done: 'ya se ve en la web.',
      undoEstado: 'pendiente',
      className: 'suave',
    },
    {
      a: 'pendiente',
      texto: 'Volver a revisar',
      done: 'vuelve a la cola.',
      undoEstado: 'rechazada',
      className: 'suave',
    },
  ],
  retirada: [
    {
      a: 'publicada',
      texto: 'Publicar de nuevo',
      done: 'ya se ve en la web.',
      undoEstado: 'retirada',
      className: 'suave',
    },
  ],
}

export function Post(post: ExperienciaRow) {
  const { id, nombre, idioma, texto, foto, estado, verificada, motivo, creado_en } = post
  const subject = `El texto de ${nombre}`
  return (
    <article className="grid gap-x-6 gap-y-4 movil:grid-cols-[200px_minmax(0,1fr)]">
      {foto ? (
        <a href={`/almaenigma/galeria/foto/${id}`}>
          {/* biome-ignore lint/performance/noImgElement: behind the session, and already made to size */}
          <img
            src={`/almaenigma/galeria/foto/${id}`}
            alt={`La foto de ${nombre}, entera`}
            loading="lazy"
            className="max-h-64 min-h-32 w-full bg-fondo-3 object-cover"
          />
        </a>
      ) : (
        <p className="text-sm text-texto-3 max-movil:order-last">Sin foto</p>
      )}
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-base font-semibold wrap-anywhere">
          {nombre}
          <span className="text-sm font-normal text-texto-3">
            {idiomaOf(idioma)}, {dayInWords(wallClock(Date.parse(creado_en)).fecha, 'es')}
          </span>
        </h2>
        <p className="mt-0.5 text-sm text-texto-2">
          {verificada ? 'Visita verificada' : 'Sin reserva que lo verifique'}
        </p>
        <p
          lang={idioma}
          className="mt-3 max-w-[62ch] whitespace-pre-line font-serif text-xl leading-snug font-medium wrap-anywhere"
        >
          {texto}
        </p>
        {motivo && <p className="mt-2 text-sm text-texto-2">Motivo: {motivo}</p>}
        <div className="mt-4 flex flex-wrap items-start gap-2.5">
          {VERBS[estado].map(({ a, texto: label, done, undoEstado, className }) => (
            <VerbButton
              key={a}
              action={moveExperienciaAction}
              fields={{ id, de: estado, a }}
              done={`${subject} ${done}`}
              undo={{ fields: { id, de: a, a: undoEstado }, done: `${subject} vuelve a estar como antes.` }}
            >
              <button type="submit" className={BUTTON[className]}>
                {label}
                <span className="sr-only"> el texto de {nombre}</span>
              </button>
            </VerbButton>
          ))}
          {estado === 'pendiente' && <RejectForm id={id} nombre={nombre} subject={subject} />}
        </div>
        {estado !== 'rechazada' && <AnswerForm {...post} />}
      </div>
    </article>
  )
}

const RejectForm = ({ id, nombre, subject }: { id: string; nombre: string; subject: string }) => (
  <details className="group">
    <summary className={`${BUTTON.suave} list-none`}>
      Rechazar…<span className="sr-only"> el texto de {nombre}</span>
    </summary>
    <VerbButton
      action={moveExperienciaAction}
      fields={{ id, de: 'pendiente', a: 'rechazada' }}
      done={`${subject} se ha rechazado.`}
      undo={{ fields: { id, de: 'rechazada', a: 'pendiente' }, done: `${subject} vuelve a la cola.` }}
      className="mt-3 grid gap-3 movil:w-96"
    >
      <div>
        <label htmlFor={`motivo-${id}`} className={LABEL}>
          Motivo (queda anotado, no se publica)
        </label>
        <input id={`motivo-${id}`} name="motivo" maxLength={300} className={INPUT} />
      </div>
      <button type="submit" className={`${BUTTON.peligro} justify-self-start`}>
        Rechazar<span className="sr-only"> el texto de {nombre}</span>
      </button>
    </VerbButton>
  </details>
)

const AnswerForm = ({ id, nombre, idioma, respuesta }: ExperienciaRow) => (
  <details className="mt-4" open={respuesta !== null}>
    <summary className="cursor-pointer py-2 text-[0.9375rem] font-semibold">
      {respuesta ? 'La respuesta de la casa' : 'Responder'}
      <span className="sr-only"> a {nombre}</span>
    </summary>
    <VerbButton
      action={answerExperienciaAction}
      fields={{ id, antes: respuesta ?? '' }}
      done={`La respuesta a ${nombre} se ha guardado.`}
      undo={{
        fields: { id, respuesta: respuesta ?? '' },
        storedIn: 'antes',
        done: `La respuesta a ${nombre} vuelve a estar como antes.`,
      }}
      className="mt-2 grid max-w-[62ch] gap-3"
    >
      <div>
        <label htmlFor={`respuesta-${id}`} className={LABEL}>
          Respuesta, en el idioma de quien escribe: {idiomaOf(idioma)}
        </label>
        <LongText
          id={`respuesta-${id}`}
          name="respuesta"
          lang={idioma}
          rows={4}
          maxLength={600}
          defaultValue={respuesta ?? ''}
          className={INPUT}
        />
        <p className="mt-1.5 text-[0.8125rem] text-texto-3">
          Se ve debajo del texto. Si la dejas vacía, se quita.
        </p>
      </div>
      <button type="submit" className={`${BUTTON.linea} justify-self-start`}>
        Guardar la respuesta<span className="sr-only"> a {nombre}</span>
      </button>
    </VerbButton>
  </details>
)
