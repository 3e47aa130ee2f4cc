import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import { formatMoment } from '../time.ts'

/** The exact time in the owner's zone, beside what stands for it. */
export const ExactTime = ({ date, children }: { date: Date; children: ReactElement }) => (
  <Tooltip title={formatMoment(date)} describeChild>
    {children}
  </Tooltip>
)
