import Button, { type ButtonProps } from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { memo, type ReactNode } from 'react'

interface SubmitButtonProps {
  children: ReactNode
  /** Said while the form is being sent, for example 'Saving…'. */
  busyLabel?: string
  isDisabled?: boolean
  fullWidth?: boolean
  size?: ButtonProps['size']
}

/** Sends the form it stands in; a second press does nothing while the first is under way. */
export const SubmitButton = (props: SubmitButtonProps) => (
  <SendButton {...props} isSubmitting={useFormikContext().isSubmitting} />
)

const SendButton = memo(function SendButton(props: SubmitButtonProps & { isSubmitting: boolean }) {
  const { children, busyLabel, isDisabled = false, fullWidth = false, size = 'medium' } = props
  const { isSubmitting } = props
  return (
    <Button
      type="submit"
      variant="contained"
      size={size ?? 'medium'}
      fullWidth={fullWidth}
      disabled={isDisabled}
      aria-disabled={isSubmitting}
      onClick={(event) => isSubmitting && event.preventDefault()}
      sx={{ alignSelf: 'flex-start', opacity: isSubmitting ? 0.7 : 1 }}
    >
      {isSubmitting ? (busyLabel ?? children) : children}
    </Button>
  )
})
