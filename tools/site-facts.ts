import { isEmailAddress } from '@docent/domain/email'
import { EXAMPLE_OPERATOR, type Founder, type OperatorFacts } from '@docent/domain/site'

/** What whoever deploys the site says of it in the environment. */

type Environment = NodeJS.ProcessEnv

/**
 * Where the site will be found, without a closing slash: as whoever deploys it says, else where
 * Hosting serves the project that `firebase deploy` names to its hooks, else ''.
 */
function siteOrigin({ SITE_ORIGIN: said, GCLOUD_PROJECT: project }: Environment): string {
  return (said || (project ? `https://${project}.web.app` : '')).replace(/\/$/, '')
}

/** Whether what is built goes out to people: a project is named, and not one of the emulators'. */
const isDeployed = ({ GCLOUD_PROJECT: project }: Environment): boolean =>
  project !== undefined && project !== '' && !project.startsWith('demo-')

const ABOUT_FACTS = '"Configuration" in README.md says what the public pages need to know.'

function founderOf({ FOUNDER_NAME: name, FOUNDER_PROFILE_URL: url }: Environment): Founder | null {
  if (!name && !url) return null
  if (!name || !url || !/^https:\/\/[^/\s]+\/\S/.test(url)) {
    throw new Error(
      `FOUNDER_NAME and FOUNDER_PROFILE_URL (https://…, the address of a profile) go together. ${ABOUT_FACTS}`,
    )
  }
  return { name, profileUrl: url }
}

/**
 * Who operates the site. Made up only where nobody else sees it.
 * @throws Error in one sentence where a site that is deployed would show what is not true
 */
export function siteOperator(environment: Environment): OperatorFacts {
  const { SUPPORT_EMAIL: supportEmail, POSTAL_ADDRESS: postalAddress } = environment
  const founder = founderOf(environment)
  if (!supportEmail && !postalAddress && founder === null && !isDeployed(environment)) {
    return EXAMPLE_OPERATOR
  }
  if (!supportEmail || !isEmailAddress(supportEmail) || !postalAddress) {
    throw new Error(
      `Say who operates the site before it is deployed: SUPPORT_EMAIL (one e-mail address) and POSTAL_ADDRESS. ${ABOUT_FACTS}`,
    )
  }
  return { supportEmail, postalAddress, founder, isExample: false }
}

/** @throws Error as `siteOperator` does */
export const siteFacts = (environment: Environment) => ({
  origin: siteOrigin(environment),
  operator: siteOperator(environment),
})
