module.exports = {
  testEnvironment: 'jsdom',
  transform: { '\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }] },
  // Jest runs CommonJS. These packages are ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(portico|jotai|qr)/)'],
}
