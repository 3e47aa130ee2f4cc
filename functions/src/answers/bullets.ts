/**
 * Signs that stand before the items of lists and say nothing there, for a class of a pattern. Hyphens,
 * dashes and asterisks do, too, but part or emphasise words elsewhere.
 */
export const BULLETS = '•●○▪◦‣∙·■□◆◇◎'
