import { globalStyle } from '@vanilla-extract/css'

globalStyle('body', { margin: 0, background: 'transparent' })
