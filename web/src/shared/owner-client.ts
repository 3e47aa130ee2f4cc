import { dropSession, idTokenOf } from './end-session.ts'
import { firebaseAuth } from './firebase.ts'
import { createFunctionsClient } from './functions-client.ts'
import { fileTextLoader } from './file-text.ts'

/** Calls the functions as the owner who is signed in. */
export const ownerClient = createFunctionsClient({
  getToken: async (fresh) => {
    const user = firebaseAuth().currentUser
    return user && idTokenOf(user, fresh)
  },
  fetch: (url, init) => fetch(url, init),
  // Specification section 8: an invalid session signs out, any other error keeps what is shown.
  onSessionOver: () => void dropSession(),
})

/** Text of the owner's documents, for receipts. */
export const loadOwnFileText = fileTextLoader(ownerClient)
