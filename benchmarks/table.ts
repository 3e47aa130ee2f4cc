/** A share of 1, to a tenth of a point. */
export const share = (value: number): string => value.toFixed(3)

/** How much a share differs from another, in points of 100, with its sign. */
export const points = (value: number, other: number): string => {
  const difference = (value - other) * 100
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(1)}`
}

export const milliseconds = (value: number): string =>
  value < 10 ? value.toFixed(2) : value.toFixed(0)

/** How many times one duration is another. */
export const times = (value: number, other: number): string => `${(value / other).toFixed(1)} ×`

/** Prints a Markdown table under a heading. */
export function printTable(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const table = [columns, ...rows]
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  const lines = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  console.log(['', `**${heading}**`, '', lines[0], rule, ...lines.slice(1)].join('\n'))
}
