import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import styles from '@/components/site/cuenta/acceso.module.css'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { InputField } from '@/components/site/parts/field.tsx'
import { PostForm } from '@/components/site/parts/post-form.tsx'
import { Button } from '@/components/ui/button.tsx'
import { getFooter } from '@/lib/casa/footer.ts'
import { RESEND_PATH } from '@/lib/reservas/links.ts'
import { noticeOf, type Query } from '../../profile/notice.ts'
import '../../profile/profile.css'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(props), namespace: 'Gestion' })
  return { title: t('enlace.titulo'), robots: { index: false, follow: false } }
}

/** A guest who has lost the link of a booking asks for it by the address it was made with. */
export default async function ResendLinkPage(props: Props) {
  const [locale, query] = await Promise.all([localeOf(props), props.searchParams])
  const [t, acceso, footer, refused] = await Promise.all([
    getTranslations({ locale, namespace: 'Gestion' }),
    getTranslations({ locale, namespace: 'Acceso' }),
    getFooter(locale),
    query.error ? noticeOf(locale, query) : null,
  ])
  const isSent = query.hecho === '1' && !refused
  return (
    <Frame locale={locale} page={RESEND_PATH}>
      <CuentaSheet
        title={t('enlace.titulo')}
        intro={isSent ? null : t('enlace.entradilla')}
        notice={isSent ? { tone: 'bien', text: t('enlace.hecho') } : refused}
        drawing="llave"
        glaze="salmonete"
      >
        <PostForm locale={locale} action="/api/reservas/enlace" className={styles.formulario}>
          <input type="hidden" name="idioma" value={locale} />
          <InputField
            id="email"
            name="email"
            type="email"
            label={acceso('recuperar.correo')}
            autoComplete="email"
            required
            maxLength={254}
          />
          <Button type="submit">{acceso(isSent ? 'recuperar.otra' : 'recuperar.enviar')}</Button>
        </PostForm>
        <div className={styles.pie}>
          <p>
            {t.rich('enlace.ayuda', {
              telefono: footer.telefono,
              llamar: (text) => (
                <a href={footer.tel} className="enlace">
                  {text}
                </a>
              ),
            })}
          </p>
        </div>
      </CuentaSheet>
    </Frame>
  )
}
