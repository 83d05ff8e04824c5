export default {
  distDir: process.env.DIST_DIR,
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  images: { unoptimized: true },
}
