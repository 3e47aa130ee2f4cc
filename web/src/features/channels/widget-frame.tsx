import Box from '@mui/material/Box'
import { embedSnippet, type WidgetPosition } from '@docent/domain/channels'

interface WidgetFrameProps {
  origin: string
  botId: string
  position: WidgetPosition
}

/** Such a page has the policy of the page around it, which allows no style but those of files. */
const pageWith = (origin: string, snippet: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Your website</title>` +
  `<link rel="stylesheet" href="${origin}/widget-frame.css"></head>` +
  `<body><div aria-hidden="true"><i></i><i></i><i></i><i></i></div>${snippet}</body></html>`

/**
 * The widget itself, on a page that stands for the owner's website. The frame is of our origin, as
 * the script in it is, so that a bot with allowed addresses answers here as well.
 */
export const WidgetFrame = ({ origin, botId, position }: WidgetFrameProps) => (
  <Box
    component="iframe"
    key={position}
    title="Widget preview"
    sandbox="allow-scripts allow-forms allow-same-origin"
    srcDoc={pageWith(origin, embedSnippet(origin, botId, position))}
    sx={{
      display: 'block',
      width: '100%',
      height: 640,
      border: '1px solid var(--hairline)',
      borderRadius: 'var(--radius)',
      backgroundColor: '#fff',
      colorScheme: 'light',
    }}
  />
)
