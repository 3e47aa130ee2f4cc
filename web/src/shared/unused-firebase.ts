/** Stands in for the Firebase services that reactfire imports and Docent never calls. */

const refuse = (): never => {
  throw new Error('This Firebase service is not part of the build')
}

export const get = refuse
export const off = refuse
export const onChildAdded = refuse
export const onChildChanged = refuse
export const onChildMoved = refuse
export const onChildRemoved = refuse
export const onValue = refuse
export const ensureInitialized = refuse
export const getAll = refuse
export const getBoolean = refuse
export const getNumber = refuse
export const getString = refuse
export const getValue = refuse
