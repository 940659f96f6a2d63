/** The few line icons of the back office (drawn after Lucide, ISC licence), 24 units, stroke 1.75. */
const STROKES = {
  resumen: 'M4 3h5v9H4zM15 3h5v5h-5zM15 12h5v9h-5zM4 16h5v5H4z',
  platos:
    'M12 5v16M20 19a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2h-4a5 5 0 0 0-4 2 5 5 0 0 0-4-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4a5 5 0 0 1 4 2 5 5 0 0 1 4-2z',
  reservas:
    'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
  galeria:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21',
  correo:
    'm22 7-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  enviar:
    'M14.5 21.7a.5.5 0 0 0 .9 0l6.5-19a.5.5 0 0 0-.6-.6l-19 6.5a.5.5 0 0 0 0 .9l7.9 3.2a2 2 0 0 1 1.1 1.1zM21.9 2.1 10.9 13.1',
  textos: 'M6 3h9l4 4v14H6zM9 12h7M9 16h7M9 8h3',
  persona: 'M17 8a5 5 0 1 1-10 0 5 5 0 0 1 10 0M20 21a8 8 0 0 0-16 0',
  salir: 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
  menu: 'M4 5h16M4 12h16M4 19h16',
  buscar: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
  fuera: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  mas: 'M5 12h14M12 5v14',
  cerrar: 'M18 6 6 18M6 6l12 12',
  aviso: 'M12 8v5M12 16.5h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  pregunta: 'M9.1 9a3 3 0 0 1 5.8 1c0 2-2.9 2.4-2.9 4M12 17.5h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  hecho: 'M20 6 9 17l-5-5',
  ojo: 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  papelera:
    'M3 6h18M19 6l-1 14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2L5 6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
  sigue: 'm9 18 6-6-6-6',
  antes: 'm15 18-6-6 6-6',
  imprimir:
    'M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v7H6z',
  bebidas:
    'm6 8 1.75 12.28a2 2 0 0 0 2 1.72h4.5a2 2 0 0 0 2-1.72L18 8M5 8h14M7 15a6.5 6.5 0 0 1 5 0 6.5 6.5 0 0 0 5 0M12 8l1-6h2',
  vinos: 'M8 22h8M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5z',
  alergenos:
    'm2 22 10-10M16 8l-1.2 1.2M3.5 12.5 5 11l1.5 1.5a3.5 3.5 0 0 1 0 5L5 19l-1.5-1.5a3.5 3.5 0 0 1 0-5zM8 8l-.5.5a3.5 3.5 0 0 0 0 5L9 15l1.5-1.5c.6-.6.9-1.3 1-2M10.9 5.3l.6-.8L13 3l1.5 1.5a3.5 3.5 0 0 1 .3 4.6M20 2h2v2a4 4 0 0 1-4 4h-2V6a4 4 0 0 1 4-4zM11.5 17.5 13 19l-1.5 1.5a3.5 3.5 0 0 1-5 0L5 19l1.5-1.5a3.5 3.5 0 0 1 5 0zM16 16l-.5.5a3.5 3.5 0 0 1-5 0L9 15l1.5-1.5a3.5 3.5 0 0 1 2-1M18.7 13.1l.8-.6L21 11l-1.5-1.5a3.5 3.5 0 0 0-4.7-.3M2 2l20 20',
  filosofia:
    'M11 20A7 7 0 0 1 9.8 6.1C15.5 5 17 4.5 19 2c1 2 2 4.2 2 8 0 5.5-4.8 10-10 10zM2 21c0-3 1.9-5.4 5.1-6 2.4-.5 4.9-2 5.9-3',
  contacto:
    'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  usuarios:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M13 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0M22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8',
  pie: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 15h18',
  ajustes: 'M21 4h-7M10 4H3M21 12h-9M8 12H3M21 20h-5M12 20H3M14 2v4M8 10v4M16 18v4',
  historial: 'M3 12a9 9 0 1 0 9-9 9.8 9.8 0 0 0-6.7 2.7L3 8M3 3v5h5M12 7v5l4 2',
  importar: 'M12 3v12M17 10l-5 5-5-5M19 21H5',
  encuadre: 'M6 2v14a2 2 0 0 0 2 2h14M2 6h14a2 2 0 0 1 2 2v14',
  subir: 'M12 15V3M7 8l5-5 5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  duda: 'M7.9 20A9 9 0 1 0 4 16.1L2 22zM9.1 9a3 3 0 0 1 5.8 1c0 2-2.9 2.2-2.9 3.6M12 17h.01',
  asa: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
} as const
export type IconName = keyof typeof STROKES

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={STROKES[name]} />
    </svg>
  )
}
