import { euros } from './euros.ts'

export function Price({ cents, locale, unit }: { cents: number; locale: string; unit?: string | undefined }) {
  return (
    <>
      {euros(cents, locale)}
      {unit ? <small>{unit}</small> : null}
    </>
  )
}
