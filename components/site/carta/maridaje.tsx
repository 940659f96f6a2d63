import { getTranslations } from 'next-intl/server'
import { euros } from '@/components/ui/euros.ts'
import type { Pair } from '@/lib/carta/maridajes.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import styles from './maridaje.module.css'

type Props = {
  /** The best first. */
  vinos: readonly Pair[]
  locale: Locale
  showMotivo?: boolean
}

/** One wine per dish, by the glass if possible: a hundred rows have no room for more. */
export async function Maridaje({ vinos, locale, showMotivo = false }: Props) {
  const pairing = vinos.find(({ vino }) => vino.copa !== null) ?? vinos[0]
  if (!pairing) return null
  const { vino, motivo } = pairing
  const cents = vino.copa ?? vino.botella
  if (cents === null) return null
  const t = await getTranslations({ locale, namespace: 'Maridaje' })
  return (
    <p className={styles.va}>
      {t.rich(vino.copa === null ? 'botella' : 'copa', {
        nombre: vino.nombre,
        precio: euros(cents, locale),
        vino: (nombre) => (
          <a {...enIdioma({ lang: 'es' }, locale)} href={`${localePath(locale, '/wine')}#${vino.slug}`}>
            {nombre}
          </a>
        ),
      })}
      {showMotivo && motivo && (
        <>
          . <span {...enIdioma(motivo, locale)}>{motivo.text}</span>
        </>
      )}
    </p>
  )
}
