import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import '../pages/public.css'

/** An address below the application's own that no screen has. */
export function UnknownScreen() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn(`No page at ${pathname}`)
  }, [pathname])
  return (
    <main>
      <title>Page not found · Docent</title>
      <NotFoundPage path={pathname} />
    </main>
  )
}
