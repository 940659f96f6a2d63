import type { ReactNode } from 'react'

/** List and editor side by side on wide screens; below 1280 px the editor has the page to itself. */
export const SplitView = ({ list, children }: { list: ReactNode; children: ReactNode }) => (
  <div className="min-[1280px]:grid min-[1280px]:h-full min-[1280px]:min-h-0 min-[1280px]:grid-cols-[minmax(0,1fr)_508px]">
    <div className="relative min-h-0 overflow-auto max-[1279px]:hidden">{list}</div>
    <div className="relative flex min-h-0 flex-col border-linea min-[1280px]:overflow-auto min-[1280px]:border-l">
      {children}
    </div>
  </div>
)
