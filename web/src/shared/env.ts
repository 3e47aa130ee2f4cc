/** Settings that a build may carry. All of them are optional. */
export const env = {
  /**
   * `VITE_FIREBASE_CONFIG`: the Firebase web configuration as JSON.
   * Unset, it is read from Hosting's `/__/firebase/init.json`.
   */
  firebaseConfig: import.meta.env['VITE_FIREBASE_CONFIG'] as string | undefined,
}
