import { summonChat } from '../../chat/summon.ts'
import { datePrints } from '../shell/date-prints.ts'
import { showSpinner } from '../shell/show-spinner.ts'
import { watchTop } from '../shell/watch-top.ts'
import { wakeAtTouch } from './wake.ts'

/** All that a public page runs before somebody touches it. Everything else is fetched from here. */
function start(): void {
  wakeAtTouch()
  watchTop()
  showSpinner()
  datePrints()
  summonChat()
  document.documentElement.dataset.viva = ''
}

// A page that Next brings to life must not be changed before: React would find another one than it was told of.
if ('__next_f' in self && !('hidratada' in document.documentElement.dataset))
  addEventListener('hidratada', start, { once: true })
else start()

if (process.env.NODE_ENV !== 'production')
  import('./reload.ts').then(({ reloadOnChange }) => reloadOnChange())
