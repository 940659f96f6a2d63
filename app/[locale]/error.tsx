'use client'

import { lazy, Suspense } from 'react'

const LazyErrorView = lazy(() => import('@/components/site/parts/error-view.tsx'))

export default function ErrorPage() {
  return (
    <Suspense>
      <LazyErrorView lang={document.documentElement.lang} retry={() => location.reload()} />
    </Suspense>
  )
}
