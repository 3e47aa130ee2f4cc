import Box from '@mui/material/Box'
import { embedSnippet, type WidgetPosition } from '@docent/domain/channels'

interface WidgetFrameProps {
  origin: string
  botId: string
  position: WidgetPosition
}

const PAGE_STYLE =
  'body{margin:0;padding:32px;background:#fff;color:#171a21;font:16px/1.5 system-ui,sans-serif}' +
  'i{display:block;height:12px;margin:0 0 14px;border-radius:6px;background:#eceae3}' +
  'i.title{height:24px;width:40%;margin-bottom:28px}'

const pageWith = (snippet: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Your website</title>` +
  `<style>${PAGE_STYLE}</style></head><body><div aria-hidden="true"><i class="title"></i>` +
  `<i></i><i style="width:92%"></i><i style="width:78%"></i></div>${snippet}</body></html>`

/**
 * The widget itself, on a page that stands for the owner's website. The frame has an origin of its
 * own: the script in it reaches neither this page nor the session.
 */
export const WidgetFrame = ({ origin, botId, position }: WidgetFrameProps) => (
  <Box
    component="iframe"
    key={position}
    title="Widget preview"
    sandbox="allow-scripts allow-forms"
    srcDoc={pageWith(embedSnippet(origin, botId, position))}
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
