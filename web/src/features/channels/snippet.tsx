import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { embedSnippet, WIDGET_POSITIONS, type WidgetPosition } from '@docent/domain/channels'
import { CopyButton } from '../../shared/ui/copy-button.tsx'

const POSITION_LABELS: Readonly<Record<WidgetPosition, string>> = {
  'bottom-right': 'Bottom right',
  'bottom-left': 'Bottom left',
}

export const PositionChoice = (props: {
  position: WidgetPosition
  onChange: (position: WidgetPosition) => void
}) => {
  const labelId = useId()
  return (
    <div>
      <Typography id={labelId} variant="subtitle2" component="p" sx={{ mb: 1.5 }}>
        Position
      </Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={labelId}
        value={props.position}
        onChange={(_event, next: WidgetPosition | null) => next && props.onChange(next)}
      >
        {WIDGET_POSITIONS.map((position) => (
          <ToggleButton key={position} value={position} sx={{ px: 4 }}>
            {POSITION_LABELS[position]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}

/** The script to paste, as it is copied. */
export const Snippet = (props: { origin: string; botId: string; position: WidgetPosition }) => {
  const code = embedSnippet(props.origin, props.botId, props.position)
  const labelId = useId()
  return (
    <div>
      <Typography id={labelId} variant="subtitle2" component="p" sx={{ mb: 1.5 }}>
        Embed script
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        aria-labelledby={labelId}
        sx={{
          m: 0,
          mb: 3,
          p: 4,
          border: '1px solid var(--hairline)',
          borderRadius: 'var(--radius-control)',
          backgroundColor: 'var(--sunken)',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: '0.8125rem',
          lineHeight: 1.6,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        <code>{code}</code>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <CopyButton text={code} label="Copy snippet" />
        <Typography variant="body2" color="textSecondary">
          Paste it before the closing body tag of every page that shows the bot.
        </Typography>
      </Box>
    </div>
  )
}
