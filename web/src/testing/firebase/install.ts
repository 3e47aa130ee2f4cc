import { vi } from 'vitest'

// Hoisted above every import, so the app that is loaded after this file meets the stand-ins.
vi.mock('firebase/auth', () => import('./auth.ts'))
vi.mock('firebase/firestore', () => import('./firestore.ts'))
