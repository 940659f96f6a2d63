import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'

export const ContactoTabs = ({ current, newCount }: { current: string; newCount: number | null }) => (
  <SectionTabs
    label="Contacto"
    current={current}
    tabs={[
      { href: '/almaenigma/contacto', nombre: 'La página' },
      { href: '/almaenigma/contacto/plano', nombre: 'El plano' },
      { href: '/almaenigma/contacto/mensajes', nombre: 'Mensajes', n: newCount },
    ]}
  />
)
