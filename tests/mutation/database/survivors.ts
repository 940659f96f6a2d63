/** Mutants that no test notices, each with why it changes nothing that anybody could see. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  "reserva_aviso: not in ('interior', 'exterior') → not in ('interior', 'exterior', 'barra')":
    'the check of the column refuses the same booking a moment later, and a test holds that check',
  'reservas_alta: new.version := 1; → ':
    'no caller but the operator may name the column, and its default is the same',
}
