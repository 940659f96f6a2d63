/** Fills `{placeholders}`; one without a value stays. A function, so that `$&` in a value means nothing. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? placeholder) : placeholder,
  )
