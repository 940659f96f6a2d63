import type { ReactNode } from 'react'

/** §2: shown by a script while the next page loads. */
export const Spinner = ({ children }: { children: ReactNode }) => (
  <div role="status">
    <div hidden data-espera>
      {children}
    </div>
  </div>
)
