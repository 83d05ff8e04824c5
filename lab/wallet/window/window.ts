import { showRequest } from './request'
import { showSettings } from './settings'
import './window.css'

/** The wallet's own window: one request, or its settings. */
const root = document.getElementById('root') as HTMLElement
const id = new URLSearchParams(location.search).get('request')
if (id) showRequest(root, id)
else showSettings(root)
