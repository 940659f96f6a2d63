import { getTranslations } from 'next-intl/server'
import type { FormHTMLAttributes } from 'react'
import type { Locale } from '@/lib/i18n/locales.ts'
import { FieldError } from './field.tsx'

/** Where a form lists what is wrong with it, with links to the fields; `enhance/form-errors.ts` fills it. */
export const FormErrors = ({ title }: { title: string }) => (
  <div
    role="alert"
    tabIndex={-1}
    data-errores
    hidden
    className="scroll-mt-28 border-l-4 border-error bg-gamba-velo px-5 py-5 [&_a]:inline-block [&_a]:py-1 [&[hidden]]:hidden"
  >
    <p className="font-serif text-apartado font-medium">{title}</p>
    <ul className="mt-2" />
  </div>
)

type Props = FormHTMLAttributes<HTMLFormElement> & { locale: Locale }

/** A form that is posted: enhance.ts tells its errors as every form of the site does. Without it the browser tells them. */
export async function PostForm({ locale, children, ...form }: Props) {
  const t = await getTranslations({ locale })
  const { titulo, ...texts }: Record<string, string> = t.raw('Formulario')
  return (
    <form
      method="post"
      data-mejora="formulario"
      data-ya="siempre"
      data-avisos={JSON.stringify(texts)}
      {...form}
    >
      <FormErrors title={titulo ?? ''} />
      {children}
      <div hidden data-modelo>
        <FieldError id="modelo" error="" isInvalid />
      </div>
    </form>
  )
}
