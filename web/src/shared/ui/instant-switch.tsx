import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useRef, useState } from 'react'
import { textOfFailure } from '../call-error.ts'
import { useNotify, type Notice } from '../notify.tsx'

interface InstantSwitchProps {
  /** For assistive technology. */
  name: string
  /** As it is saved. */
  isOn: boolean
  labels: { on: string; off: string }
  save: (isOn: boolean) => Promise<void>
  /** What is said when it is saved. */
  saved: { on: Notice; off: Notice }
  /** What is said where nothing more telling is known. */
  failed: string
}

/**
 * A switch that shows its new state at once, goes back where it cannot be saved, and offers to take
 * back what is saved.
 */
export const InstantSwitch = ({ name, isOn, labels, save, saved, failed }: InstantSwitchProps) => {
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
  const put = async (next: boolean, canUndo = true) => {
    latest.current = next
    setWanted(next)
    // Not disabled meanwhile: the focus would be lost. What is wished by then is saved next.
    if (isSaving.current) return
    isSaving.current = true
    try {
      let written: boolean
      do {
        written = latest.current
        await save(written)
      } while (written !== latest.current)
      const undo = canUndo ? () => void put(!written, false) : undefined
      notify({ ...saved[written ? 'on' : 'off'], undo })
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
          onChange={() => void put(!shown)}
          slotProps={{ input: { 'aria-label': name } }}
        />
      }
      label={shown ? labels.on : labels.off}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mr: 0 }}
    />
  )
}
