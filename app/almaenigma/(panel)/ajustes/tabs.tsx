import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'

export const AjustesTabs = ({ current }: { current: string }) => (
  <SectionTabs
    label="Ajustes"
    current={current}
    tabs={[
      { href: '/almaenigma/ajustes', nombre: 'La casa' },
      { href: '/almaenigma/ajustes/reservas', nombre: 'Reglas de reserva' },
      { href: '/almaenigma/ajustes/semana', nombre: 'Horario por día' },
      { href: '/almaenigma/ajustes/dias', nombre: 'Días especiales' },
      { href: '/almaenigma/ajustes/zonas', nombre: 'Zonas' },
    ]}
  />
)
