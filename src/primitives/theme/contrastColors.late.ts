import './highContrast.late.css'

/** The colours for who asks for more contrast are there as soon as this file is. */
export const hasContrastColors = true
