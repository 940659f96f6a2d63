import { BATCH_FORM } from './list-classes.ts'

export const RowCheckbox = ({ id, nombre }: { id: string; nombre: string }) => (
  <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
    <input
      type="checkbox"
      name={`filas.${id}`}
      value="on"
      form={BATCH_FORM}
      aria-label={`Seleccionar ${nombre}`}
      className="size-5 cursor-pointer accent-(--anil)"
    />
  </label>
)
