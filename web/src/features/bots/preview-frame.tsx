import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined'
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'

/** What the bot is shown in. */
export type Frame = 'phone' | 'desktop'

const FRAMES = [
  { frame: 'phone', label: 'Phone', Icon: PhoneIphoneOutlined },
  { frame: 'desktop', label: 'Desktop', Icon: DesktopWindowsOutlined },
] as const

/** Small screens have no room for a desktop. */
export const FrameChoice = (props: { frame: Frame; onChange: (frame: Frame) => void }) => (
  <ToggleButtonGroup
    exclusive
    aria-label="Frame"
    value={props.frame}
    onChange={(_event, next: Frame | null) => next && props.onChange(next)}
    sx={{ mb: 5, display: { xs: 'none', md: 'inline-flex' } }}
  >
    {FRAMES.map(({ frame, label, Icon }) => (
      <ToggleButton key={frame} value={frame} sx={{ px: 4, gap: 2 }}>
        <Icon fontSize="small" />
        {label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)

/** What the phone lies on. */
const STAGE = {
  display: 'grid',
  justifyItems: 'center',
  p: { md: 10 },
  border: { md: '1px solid var(--hairline)' },
  borderRadius: 'var(--radius)',
  backgroundColor: { md: 'var(--sunken)' },
} as const

const PHONE = {
  width: '100%',
  maxWidth: 390,
  border: '10px solid #0b0c10',
  borderRadius: '36px',
  overflow: 'hidden',
  boxShadow: '0 0 0 1px var(--hairline)',
} as const

const DESKTOP = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  backgroundColor: 'var(--surface)',
} as const

/**
 * A phone that is filled by the bot, or a browser with the bot in the corner of a page. The
 * conversation goes on when the frame changes.
 */
export const PreviewFrame = (props: {
  /** `null`: none. */
  frame: Frame | null
  /** Stands in the browser's address bar. */
  address: string
  children: ReactNode
}) => {
  const isDesktop = props.frame === 'desktop'
  return (
    <Box sx={props.frame === 'phone' ? STAGE : {}}>
      <Box sx={props.frame === null ? {} : isDesktop ? DESKTOP : PHONE}>
        {isDesktop && <AddressBar address={props.address} />}
        <Box key="page" sx={isDesktop ? { position: 'relative', minHeight: 640, p: 8 } : {}}>
          {isDesktop && <PageLines />}
          <Box
            key="bot"
            sx={isDesktop ? { position: 'absolute', right: 20, bottom: 20, width: 400 } : {}}
          >
            {props.children}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

const AddressBar = ({ address }: { address: string }) => (
  <Box
    aria-hidden
    sx={{
      px: 4,
      py: 2,
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      borderBottom: '1px solid var(--hairline)',
      backgroundColor: 'var(--sunken)',
    }}
  >
    <Box sx={{ width: 40, height: 10, borderRadius: 99, backgroundColor: 'var(--hairline)' }} />
    <Box
      sx={{
        flex: 1,
        px: 3,
        py: 1,
        borderRadius: 99,
        backgroundColor: 'var(--surface)',
        color: 'var(--quiet)',
        fontSize: '0.8125rem',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {address}
    </Box>
  </Box>
)

const LINES = ['38%', '92%', '86%', '90%', '64%', '88%', '81%', '47%']

const PageLines = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
    {LINES.map((width, index) => (
      <Box
        key={width}
        sx={{
          width,
          height: index === 0 ? 26 : 12,
          mb: index === 0 ? 3 : 0,
          borderRadius: 99,
          backgroundColor: 'var(--sunken)',
        }}
      />
    ))}
  </Box>
)
