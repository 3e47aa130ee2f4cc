/** Width of what stands in the dashboard and in the operator's panel, in pixels. */
export const DASHBOARD_WIDTH = 1120
/** Width of what stands in the wizard, in pixels. */
export const WIZARD_WIDTH = 1256

/** Space beside a column in the middle of what is wider than a phone. */
export const besideColumn = (width: number): string => `max(24px, calc((100% - ${width}px) / 2))`

/** Puts what a part of full width holds into a column in its middle. */
export const columnOf = (width: number) => ({
  px: { xs: 4, sm: besideColumn(width) },
})
