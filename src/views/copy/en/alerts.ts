/** Words of the alerts for developers, which come when there is one. */
export const enAlerts = {
  alerts: {
    projectIdNotConfigured: {
      title: 'Project ID Not Configured',
      detail: 'Features of a hosted project are off. Wallets in this browser work.',
    },
    networkNotFound: {
      title: 'Network Not Found',
      detail: 'The app asked for a network that is not in its list.',
    },
    invalidAppConfiguration: {
      title: 'Invalid App Configuration',
      detail: 'The project does not allow this address. Wallets in this browser work.',
    },
    invalidProjectId: {
      title: 'Invalid Project ID',
      detail: 'The service does not know this project. Wallets in this browser work.',
    },
    embeddedNotLoaded: {
      title: 'Network Error - Could not load embedded wallet',
      detail: 'Wallets in this browser work.',
    },
    embeddedTimedOut: {
      title: 'Embedded Wallet Request Timed Out',
      detail: 'Wallets in this browser work.',
    },
    localConfigurationIgnored: {
      title: 'Local configuration ignored',
      detail: 'The project decides which features are on.',
    },
  },
}
