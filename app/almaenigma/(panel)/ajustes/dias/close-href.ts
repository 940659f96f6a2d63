/** Under this name of a field a refusal carries where the day is closed instead. */
export const CLOSE_HREF = 'cerrar_en'
