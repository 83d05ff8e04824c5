/** By day: white card, warm greys one step apart, and one deep ultramarine, the colour farthest from them. */
export const light = {
  text: '#1b1a18',
  textMuted: '#625f59',
  surface: '#ffffff',
  raised: '#f4f2ef',
  pressed: '#e9e6e1',
  border: '#e4e1db',
  accent: '#182fbf',
  onAccent: '#ffffff',
  focus: '#182fbf',
  success: '#156a45',
  warning: '#835200',
  danger: '#a92318',
  successTint: '#e4f4ea',
  warningTint: '#fcf0da',
  dangerTint: '#fdebe8',
}

/** By night, its own design: raised surfaces are lighter, the accent is paler and carries dark words. */
export const dark: typeof light = {
  text: '#f4f2ee',
  textMuted: '#b1ada5',
  surface: '#242321',
  raised: '#31302d',
  pressed: '#3f3d3a',
  border: '#3a3835',
  accent: '#9dadff',
  onAccent: '#0b1245',
  focus: '#9dadff',
  success: '#83cfa8',
  warning: '#e5bc72',
  danger: '#f6a398',
  successTint: '#21372b',
  warningTint: '#3b3120',
  dangerTint: '#452b28',
}

/** Share of the accent in the tint behind its own words, in percent; mixed, so that it follows a host's accent. */
export const tintShare = 12

/** Share of the words' colour that a button takes on under the pointer, and pressed, in percent. */
export const hoverShare = 8
export const pressShare = 16
