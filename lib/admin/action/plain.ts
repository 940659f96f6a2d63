import 'server-only'
import { qrOf } from '@/lib/carta/qr.ts'
import { type FormState, INITIAL_STATE } from './form.ts'

/** The refusal of a short form, with what may be shown again; never a password. */
export const refused = (
  mensaje: string,
  shown: FormState['valores'] = null,
  aviso: string | null = null,
): FormState => ({ ...INITIAL_STATE, estado: 'rechazado', mensaje, valores: shown, aviso })

/** The key of a second factor as its form shows it. */
export function keyShown({ id, secret, uri }: { id: string; secret: string; uri: string }) {
  const { lado, trazo } = qrOf(uri)
  return { id, secreto: secret, uri, lado: String(lado), trazo }
}
