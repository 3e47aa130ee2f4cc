import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { encodeQR } from 'qr'

interface QrCodeProps {
  /** What it says: an address. */
  text: string
  label: string
  /** Name of the downloaded file, with its ending. */
  fileName: string
}

/** A QR code, and a button that saves it as a drawing for print. */
const QrCode = ({ text, label, fileName }: QrCodeProps) => {
  // A quarter of it may be dirty or creased and it still reads.
  const svg = encodeQR(text, 'svg', { ecc: 'quartile', border: 4 })
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5 }}>
      <Box
        component="img"
        src={address}
        alt={label}
        width={168}
        height={168}
        sx={{
          display: 'block',
          border: '1px solid var(--hairline)',
          borderRadius: 'var(--radius)',
          // Dark on light in both themes: cameras ask for it.
          backgroundColor: '#fff',
        }}
      />
      <Button
        variant="outlined"
        component="a"
        href={address}
        download={fileName}
        startIcon={<DownloadOutlined />}
      >
        Download QR code
      </Button>
    </Box>
  )
}

export default QrCode
