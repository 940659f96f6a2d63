import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'

export const ReservasTabs = ({ current }: { current: string }) => (
  <div className="print:hidden">
    <SectionTabs
      label="Reservas"
      current={current}
      tabs={[
        { href: '/almaenigma/reservas', nombre: 'El día' },
        { href: '/almaenigma/reservas/calendario', nombre: 'Semana y mes' },
        { href: '/almaenigma/reservas/lista', nombre: 'Lista' },
        { href: '/almaenigma/reservas/cierres', nombre: 'Cierres' },
        { href: '/almaenigma/reservas/clientes', nombre: 'Clientes' },
        { href: '/almaenigma/reservas/informes', nombre: 'Informes' },
        { href: '/almaenigma/reservas/contenido', nombre: 'La página y las horas' },
      ]}
    />
  </div>
)
