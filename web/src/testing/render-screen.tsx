import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { NotifyProvider } from '../shared/notify.tsx'

/** Shows a screen as the app does, with another one at `/elsewhere`. */
export function renderScreen(screen: ReactNode) {
  const router = createMemoryRouter([
    { path: '/', element: <NotifyProvider>{screen}</NotifyProvider> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ])
  render(<RouterProvider router={router} />)
  return router
}
