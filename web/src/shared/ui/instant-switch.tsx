import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useRef, useState } from 'react'
import { textOfFailure } from '../call-error.ts'
import { useNotify } from '../notify.tsx'

interface InstantSwitchProps {
  /** For assistive technology. */
  name: string
  /** As it is saved. */
  isOn: boolean
  labels: { on: string; off: string }
  save: (isOn: boolean) => Promise<void>
  /** What is said where nothing more telling is known. */
  failed: string
}

/** A switch that shows its new state at once, and goes back where it cannot be saved. */
export const InstantSwitch = ({ name, isOn, labels, save, failed }: InstantSwitchProps) => {
  const notify = useNotify()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const latest = useRef(isOn)
  const isSaving = useRef(false)
  const [known, setKnown] = useState(isOn)
  // The saved state may arrive after the saving is confirmed: until then the wish is shown.
  if (known !== isOn) {
    setKnown(isOn)
    if (wanted === isOn) setWanted(null)
  }
  const shown = wanted ?? isOn
  const toggle = async () => {
    latest.current = !shown
    setWanted(!shown)
    // Not disabled meanwhile: the focus would be lost. What is wished by then is saved next.
    if (isSaving.current) return
    isSaving.current = true
    try {
      let saved: boolean
      do {
        saved = latest.current
        await save(saved)
      } while (saved !== latest.current)
    } catch (error) {
      setWanted(null)
      notify({ title: textOfFailure(error, failed), tone: 'destructive' })
    } finally {
      isSaving.current = false
    }
  }
  return (
    <FormControlLabel
      control={
        <Switch
          checked={shown}
          onChange={() => void toggle()}
          slotProps={{ input: { 'aria-label': name } }}
        />
      }
      label={shown ? labels.on : labels.off}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mr: 0 }}
    />
  )
}
