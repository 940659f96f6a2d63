import { closeOnBack } from '@/components/ui/close-on-back.ts'
import { enhance as showToday } from '../casa/enhance-today.ts'

/** The menu of a telephone: today's hours, and Back closes it. */
export function enhance(menu: HTMLElement): void {
  showToday(menu)
  closeOnBack(menu)
}
