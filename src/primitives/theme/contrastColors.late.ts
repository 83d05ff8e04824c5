import './highContrast.late.css'

/** The high-contrast colours apply once this file is loaded. */
export const hasContrastColors = true
