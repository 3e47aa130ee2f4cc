import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { WidgetSightings } from '@docent/domain/collections'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'

/** Whether the snippet works: where the widget was really loaded, and when. */
export const SeenOn = ({ sites }: { sites: WidgetSightings['sites'] }) => (
  <Box component="section" aria-label="Seen on your website">
    <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
      Seen on your website
    </Typography>
    {sites.length === 0 ? (
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
        Not yet. Open a page that carries the snippet: it shows here within a minute.
      </Typography>
    ) : (
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {sites.map(({ host, seen_at: at }) => (
          <Typography key={host} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {`Seen on ${host} `}
            <RelativeTime date={at} />
          </Typography>
        ))}
      </Box>
    )}
  </Box>
)
