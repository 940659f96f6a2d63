'use client'

import { lazy, Suspense } from 'react'

const LazyErrorView = lazy(() => import('@/components/site/parts/error-view.tsx'))

/** A page that failed: in the language of the document, with a way to try again. Never the error's own words. */
export default function ErrorPage() {
  return (
    <Suspense>
      <LazyErrorView lang={document.documentElement.lang} retry={() => location.reload()} />
    </Suspense>
  )
}
