import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { siteOf } from '@/app/[locale]/restaurant-json-ld.tsx'
import { Contacto } from '@/components/site/contacto/contacto.tsx'
import type { MensajeState } from '@/components/site/contacto/form.tsx'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { getPreguntas } from '@/lib/casa/preguntas.ts'
import { getContacto, getPlano } from '@/lib/contacto/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { getOpeningHours } from '@/lib/reservas/content.ts'
import { preguntasOf } from '@/lib/seo/breadcrumbs.ts'
import './contact.css'

type Props = { locale: Locale; state: MensajeState; text: string }

export async function ContactView({ locale, state, text }: Props) {
  const [{ nombre, poblacion, horario }, footer, data, openingHours, preguntas, plano] = await Promise.all([
    getAjustes(locale),
    getFooter(locale),
    getContacto(locale),
    getOpeningHours(locale),
    getPreguntas(locale),
    getPlano(),
  ])
  return (
    <Frame
      locale={locale}
      page="/contact"
      nodes={[
        preguntasOf(
          preguntas.flatMap((group) => group.preguntas),
          siteOf(locale),
        ),
      ]}
    >
      <Contacto
        locale={locale}
        locality={poblacion}
        nombre={nombre}
        plano={plano}
        footer={footer}
        data={data}
        openingHours={openingHours}
        nota={horario}
        preguntas={preguntas}
        today={wallClock(Date.now()).fecha}
        state={state}
        text={text}
      />
    </Frame>
  )
}
