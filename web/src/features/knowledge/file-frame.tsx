import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FILE_KINDS, fileKindOfMediaType, fileKindOfName } from '@docent/domain/knowledge'

/** A page with its kind written on it. */
const TypeGlyph = ({ label }: { label: string }) => (
  <Box
    aria-hidden
    sx={{
      position: 'relative',
      flex: 'none',
      width: 36,
      height: 44,
      border: '1px solid var(--edge)',
      borderRadius: '3px 11px 3px 3px',
      backgroundColor: 'var(--surface)',
      color: 'var(--quiet)',
      fontSize: 10,
      fontWeight: 650,
      letterSpacing: '0.02em',
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      pb: '6px',
    }}
  >
    {label}
  </Box>
)

const glyphOf = (name: string, mediaType: string): string => {
  const kind = fileKindOfMediaType(mediaType) ?? fileKindOfName(name)
  return kind === null ? 'FILE' : FILE_KINDS[kind].label
}

interface FileFrameProps {
  name: string
  mediaType: string
  /** Where the name leads. */
  to?: string
  detail: ReactNode
  isStruck?: boolean
  trailing?: ReactNode
  below?: ReactNode
}

/** A row of a list of files: its kind, its name, and what there is to say of it. */
export const FileFrame = ({
  name,
  mediaType,
  to,
  detail,
  isStruck = false,
  trailing,
  below,
}: FileFrameProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'flex-start',
      gap: 3,
      py: 3,
      '& + li': { borderTop: '1px solid var(--hairline)' },
    }}
  >
    <TypeGlyph label={glyphOf(name, mediaType)} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        variant="body2"
        component="p"
        title={name}
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          // On a phone nothing shows the rest, and two names may differ in their ends alone.
          whiteSpace: { sm: 'nowrap' },
          overflowWrap: 'anywhere',
          fontWeight: 550,
          textDecoration: isStruck ? 'line-through' : 'none',
        }}
      >
        {to === undefined ? (
          name
        ) : (
          <MuiLink component={Link} to={to} color="inherit">
            {name}
          </MuiLink>
        )}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        color="textSecondary"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {detail}
      </Typography>
      {below}
    </Box>
    {trailing}
  </Box>
)

export const FileList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
)
