const { existsSync, readFileSync } = require('node:fs')
const { join, posix } = require('node:path')
const { chromiumPath, installPackages } = require('./programs.cjs')

const origin = `http://localhost:${process.env.PORT || 9000}`

/** The home page, and the first page of each folder that the sitemap of the built site names. */
function urls() {
  if (!existsSync('public/sitemap.xml')) throw new Error('Run npm run build -- --local first.')
  const sitemap = readFileSync('public/sitemap.xml', 'utf8')
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g), ([, path]) => path)
  const first = new Map(paths.map((path) => [posix.dirname(path || '/'), path]).reverse())
  return [...new Set(['/', ...first.values()])].map((path) => origin + path)
}

module.exports = {
  ci: {
    collect: {
      url: urls(),
      numberOfRuns: 3,
      startServerCommand: 'npm run serve',
      startServerReadyPattern: 'Ctrl\\+C',
      chromePath: chromiumPath(),
      settings: { chromeFlags: '--no-sandbox --headless=new' },
    },
    assert: {
      // Each of the three runs may be disturbed by other programs; the median counts.
      aggregationMethod: 'median',
      assertions: {
        'categories:performance': ['error', { minScore: 1 }],
        'categories:accessibility': ['error', { minScore: 1 }],
        'categories:best-practices': ['error', { minScore: 1 }],
        'categories:seo': ['error', { minScore: 1 }],
        'largest-contentful-paint': ['error', { maxNumericValue: 1000 }],
        'total-blocking-time': ['error', { maxNumericValue: 50 }],
        'cumulative-layout-shift': ['error', { maxNumericValue: 0.01 }],
      },
    },
    upload: { target: 'filesystem', outputDir: '.tmp/lighthouse' },
  },
}

// `node tools/lighthouse.cjs` runs Lighthouse CI with these settings: what docs/speed.md promises of the
// built site.
if (require.main === module) {
  installPackages(join('tools', 'packages'))
  process.argv.push('autorun', `--config=${__filename}`)
  require('./packages/node_modules/@lhci/cli/src/cli.js')
}
