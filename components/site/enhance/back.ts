/** Counts down the remaining time that the page has written, then shows what comes next. */
export function enhance(element: HTMLElement): void {
  const line = element.parentElement
  const seconds = Number(element.dataset.segundos)
  if (!line || !(seconds > 0)) return
  const end = Date.now() + seconds * 1000
  const words = (unit: 'second' | 'minute', n: number) =>
    new Intl.NumberFormat(document.documentElement.lang, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    }).format(n)
  const count = () => {
    const left = Math.ceil((end - Date.now()) / 1000)
    if (left <= 0) {
      clearInterval(beat)
      line.textContent = element.dataset.listo ?? ''
      return
    }
    const text = left > 90 ? words('minute', Math.ceil(left / 60)) : words('second', left)
    if (element.textContent !== text) element.textContent = text
  }
  const beat = setInterval(count, 1000)
}
