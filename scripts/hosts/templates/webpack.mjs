// node webpack.mjs <folder of the host's page> <output folder>
import { createRequire } from 'node:module'
import { EsbuildPlugin } from 'esbuild-loader'
import Css from 'mini-css-extract-plugin'
import webpack from 'webpack'

const require = createRequire(import.meta.url)
const [context, path] = process.argv.slice(2)

webpack(
  {
    mode: 'production',
    target: 'web',
    context,
    entry: { index: './main.tsx' },
    output: { path, filename: '[name].js', chunkFilename: 'chunk-[id].js' },
    // Names instead of numbers say which late part a file is. The usual minifier takes a minute, and no bytes are read here.
    optimization: { chunkIds: 'named', minimizer: [new EsbuildPlugin({ target: 'es2022' })] },
    performance: { hints: false },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    plugins: [new Css({ filename: '[name].css' })],
    module: {
      rules: [
        { test: /\.tsx?$/, loader: require.resolve('esbuild-loader'), options: { jsx: 'automatic', target: 'es2022' } },
        { test: /\.css$/, use: [Css.loader, require.resolve('css-loader')] },
      ],
    },
  },
  (error, stats) => {
    const text = error ? String(error) : stats.toString({ all: false, errors: true, warnings: true })
    if (text) console.error(text)
    process.exitCode = error || stats.hasErrors() || stats.hasWarnings() ? 1 : 0
  },
)
