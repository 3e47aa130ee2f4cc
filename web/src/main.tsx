import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/newsreader/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import './app/base.css'
import { keepFocus } from './app/keep-focus.ts'
import { createAppRouter } from './app/router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

keepFocus()
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
)
