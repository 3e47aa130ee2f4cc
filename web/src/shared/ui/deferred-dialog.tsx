import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useDeferredValue } from 'react'

/** A dialog that is drawn after what opened it has answered: it weighs as much as a small screen. */
export function DeferredDialog(props: DialogProps) {
  const isDrawn = useDeferredValue(props.open, false)
  return <Dialog {...props} open={props.open && isDrawn} />
}
