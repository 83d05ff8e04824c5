import { fonts, start, type Draft } from './draft'

/** Themes to start from. Those near others keep their look, with colours moved to where they are read. */
export const presets: Readonly<Record<string, Draft>> = {
  Default: start,
  Moss: {
    ...start,
    radius: 5,
    light: { accent: '#0f5c3f', focus: '#0f5c3f', raised: '#eff4f0', pressed: '#e0e9e2', border: '#dbe5de' },
    dark: { accent: '#8fd6b4', onAccent: '#06281b', focus: '#8fd6b4' },
  },
  Plum: {
    ...start,
    radius: 6,
    fontFamily: fonts.Rounded,
    light: { accent: '#7a1f5c', focus: '#7a1f5c', raised: '#f8f1f5', pressed: '#efe3ea', border: '#eadde5' },
    dark: { accent: '#f0a8d6', onAccent: '#33082a', focus: '#f0a8d6' },
  },
  Clay: {
    ...start,
    radius: 2,
    fontFamily: fonts.Serif,
    light: { accent: '#99330f', focus: '#99330f', raised: '#f8f1ec', pressed: '#efe3da', border: '#eadcd2' },
    dark: { accent: '#f6b394', onAccent: '#3a1204', focus: '#f6b394' },
  },
  Graphite: {
    ...start,
    radius: 0,
    fontFamily: fonts.Monospace,
    light: { accent: '#1f1f1f', focus: '#1f1f1f', raised: '#f3f3f3', pressed: '#e6e6e6', border: '#dddddd' },
    dark: { accent: '#ededed', onAccent: '#141414', focus: '#ededed' },
  },
  // From the public themes of RainbowKit 2.2.11: lightTheme, darkTheme, corners of 24 and 12 px.
  'Near RainbowKit': {
    ...start,
    fontFamily: fonts.Rounded,
    light: {
      text: '#25292e',
      textMuted: '#5b6169',
      raised: '#f3f3f4',
      pressed: '#e7e7e8',
      border: '#ededed',
      accent: '#0958c8',
      focus: '#0958c8',
    },
    dark: {
      text: '#ffffff',
      textMuted: '#b2b2b5',
      surface: '#1a1b1f',
      raised: '#292a2e',
      pressed: '#36373b',
      border: '#303136',
      accent: '#7cbcff',
      onAccent: '#06203f',
      focus: '#7cbcff',
    },
  },
  // From the public base theme of ConnectKit 1.9.2: grey buttons, blue for the focus, corners of 20 and 16 px.
  'Near ConnectKit': {
    ...start,
    radius: 5,
    light: {
      text: '#373737',
      textMuted: '#5f6368',
      raised: '#f6f7f9',
      pressed: '#eaecf1',
      border: '#f0f0f0',
      accent: '#373737',
      focus: '#1a88f8',
    },
    dark: {
      text: '#ffffff',
      textMuted: '#b8b8b8',
      surface: '#2b2b2b',
      raised: '#383838',
      pressed: '#404040',
      border: '#3d3d3d',
      accent: '#ededed',
      onAccent: '#1c1c1c',
      focus: '#4da3fa',
    },
  },
}
