import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, type ReactNode } from 'react'
import { PATHS } from '../../app/paths.ts'
import { Logo } from '../../shared/ui/logo.tsx'

/** A picture beside the form, which does not wait for it. */
const ProofPage = lazy(async () => ({
  default: (await import('../../shared/ui/proof-page.tsx')).ProofPage,
}))

interface AuthLayoutProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One column for the form; on wide screens the product's own proof beside it. */
export function AuthLayout({ title, text, children }: AuthLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100vh',
        gridTemplateColumns: { xs: '1fr', lg: 'minmax(560px, 1fr) minmax(0, 1fr)' },
      }}
    >
      <title>{`${title} · Docent`}</title>
      <Box sx={{ display: 'flex', flexDirection: 'column', px: { xs: 5, sm: 10 }, py: 6 }}>
        <Box component="header">
          <a href={PATHS.home} aria-label="Docent, home" style={{ textDecoration: 'none' }}>
            <Logo />
          </a>
        </Box>
        <Box component="main" sx={{ width: '100%', maxWidth: 420, m: 'auto', py: 10 }}>
          <Typography variant="h1" sx={{ fontSize: '2.25rem' }}>
            {title}
          </Typography>
          {text && (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {text}
            </Typography>
          )}
          <Box sx={{ mt: 7 }}>{children}</Box>
        </Box>
      </Box>
      <Box
        component="aside"
        aria-label="An answer of Docent with its receipt"
        sx={{
          display: { xs: 'none', lg: 'grid' },
          placeItems: 'center',
          p: 12,
          '--behind': 'var(--sunken)',
          backgroundColor: 'var(--sunken)',
          borderLeft: '1px solid var(--hairline)',
        }}
      >
        <Suspense>
          <ProofPage />
        </Suspense>
      </Box>
    </Box>
  )
}
