import { firestoreLeadMails } from '../adapters/firestore-leads.ts'
import { readSiteUrl } from '../config.ts'
import type { LeadMailDeps } from '../leads/tell-of-lead.ts'
import { mailDeps } from './mail.ts'

/** The function `tellOfLead`. */
export const leadMailDeps = (): LeadMailDeps => ({
  store: firestoreLeadMails,
  mail: mailDeps(),
  appUrl: readSiteUrl(),
})
