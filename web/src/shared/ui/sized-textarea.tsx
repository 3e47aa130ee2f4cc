import type { ComponentProps } from 'react'

interface SizedTextareaProps extends ComponentProps<'textarea'> {
  minRows?: number
  maxRows?: number
}

/**
 * As high as what is written in it, by CSS. Stands in for MUI's, which measures itself in a second
 * layout whenever it is rendered.
 */
export default function SizedTextarea({
  minRows = 1,
  maxRows,
  style,
  ...rest
}: SizedTextareaProps) {
  return (
    <textarea
      {...rest}
      // Browsers without `field-sizing` keep this height.
      rows={minRows}
      style={{
        ...style,
        fieldSizing: 'content',
        minHeight: `${minRows}lh`,
        ...(maxRows && { maxHeight: `${maxRows}lh` }),
      }}
    />
  )
}
