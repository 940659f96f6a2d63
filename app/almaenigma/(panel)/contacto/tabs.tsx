import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'

/** The page that guests read, and what they write there. */
export const ContactoTabs = ({ actual, nuevos }: { actual: string; nuevos: number | null }) => (
  <SectionTabs
    rotulo="Contacto"
    actual={actual}
    pestanas={[
      { href: '/almaenigma/contacto', nombre: 'La página' },
      { href: '/almaenigma/contacto/mensajes', nombre: 'Mensajes', n: nuevos },
    ]}
  />
)
