export const INKS = {
  cal: '#f7fbfc',
  tinta: '#121d36',
  anil: '#1841aa',
  'anil-hondo': '#102b7c',
  limon: '#f8d928',
  gamba: '#e6443a',
  'gamba-tinta': '#b9241f',
  oliva: '#50632a',
  mosto: '#6f1430',
  'mosto-hondo': '#49091d',
  salmonete: '#fdb7a5',
} as const
export type Ink = keyof typeof INKS
