/**
 * Fills the `{placeholders}` of a text in one pass; one without a value stays as it is. A function replaces them, so that
 * neither `$&` nor a placeholder inside a value means anything.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? placeholder) : placeholder,
  )
