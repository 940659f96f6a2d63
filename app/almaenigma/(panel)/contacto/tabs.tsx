import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'

/** The page that guests read, and what they write there. */
export const ContactoTabs = ({ actual, newCount }: { actual: string; newCount: number | null }) => (
  <SectionTabs
    rotulo="Contacto"
    actual={actual}
    tabs={[
      { href: '/almaenigma/contacto', nombre: 'La página' },
      { href: '/almaenigma/contacto/mensajes', nombre: 'Mensajes', n: newCount },
    ]}
  />
)
