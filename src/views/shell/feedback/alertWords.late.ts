export { enAlerts } from '../../copy/en/alerts'
