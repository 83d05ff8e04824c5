export default {
  distDir: process.env.DIST_DIR,
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  // Which files a standalone server would need is not asked, and takes long to find.
  outputFileTracingExcludes: { '**': ['**/*'] },
  images: { unoptimized: true },
  // Each folder is built once.
  experimental: { turbopackFileSystemCacheForBuild: false },
}
