/** What passes between the build and the pages. No JSX here: the build scripts read this file. */

import type { OperatorFacts } from '@docent/domain/site'

/** What the build of the browser's part knows, and the pages need. */
export interface SiteAssets {
  /** The site's style sheet; it goes into each page, so that nothing waits for a second request. */
  readonly styleSheet: string
  /** Address of the site's script. */
  readonly script: string
  /** Addresses of the fonts that every page is painted with at first. */
  readonly fonts: readonly string[]
  /** `https://…` without a closing slash, or '' where nobody has said it. */
  readonly origin: string
  readonly operator: OperatorFacts
}

/** What whoever deploys it says of the site. */
export type SiteFacts = Pick<SiteAssets, 'origin' | 'operator'>

export interface SiteFile {
  /** Path below the folder that is served. */
  readonly name: string
  readonly text: string
}

export type RenderSite = (assets: SiteAssets) => SiteFile[]
