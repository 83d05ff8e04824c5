// node rspack.mjs <folder of the host's page> <output folder>
import { rspack } from '@rspack/core'

const [context, path] = process.argv.slice(2)

rspack(
  {
    mode: 'production',
    target: 'web',
    context,
    entry: { index: './main.tsx' },
    output: { path, filename: '[name].js', chunkFilename: 'chunk-[id].js', cssFilename: '[name].css' },
    performance: { hints: false },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
  },
  (error, stats) => {
    const text = error ? String(error) : stats.toString({ all: false, errors: true, warnings: true })
    if (text) console.error(text)
    process.exitCode = error || stats.hasErrors() || stats.hasWarnings() ? 1 : 0
  },
)
