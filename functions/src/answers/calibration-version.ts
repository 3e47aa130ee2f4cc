/** Raised with the weights that a threshold was measured with: an older one does not count. */
export const CALIBRATION_VERSION = 14
