import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.REGNUM_SERVER ?? 'http://127.0.0.1:8700'

/**
 * The page as the server gives it for the address of a table, `table.html`: it names what the table is drawn with, so that
 * a browser fetches it together with what starts the client, not after.
 */
function tablePage(): Plugin {
  return {
    name: 'table-page',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const table = chunks.find((one) => one.facadeModuleId?.endsWith('/table/TablePage.svelte'))
        if (page?.type !== 'asset' || !table) throw new Error('there is no page of a table')
        const needed = [table, ...chunks.filter((one) => table.imports.includes(one.fileName))]
        const styles = needed.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])])
        const links = [
          ...needed.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
          ...styles.map((fileName) => `<link rel="stylesheet" crossorigin href="/${fileName}">`),
        ]
        const source = String(page.source)
        const fresh = links.filter((link) => !source.includes(link))
        this.emitFile({ type: 'asset', fileName: 'table.html', source: source.replace('</head>', `  ${fresh.join('\n    ')}\n  </head>`) })
      },
    },
  }
}

/** What every page starts with, and the small things that several of them share: one file, not twenty. */
const HOUSE =
  /\/web\/src\/(main|App|pages|rules\/book|lesson\/(coach|learnt)|table\/(ahead|choices|context|wording|Thing)|log\/(SeatMark|Sentence|segments|linked)|account\/Window|agree\/Share|talk\/Chat)\.(svelte|ts)|\/web\/src\/style\//

export default defineConfig({
  plugins: [svelte(), tablePage()],
  base: '/',
  build: {
    // Into the Python package: a wheel carries the client, and whoever installs it needs no Node.
    outDir: '../src/regnum/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'house', test: HOUSE }] } } },
  },
  server: {
    // Messages and rule texts are the very files the Python side reads.
    fs: { allow: ['.', '../src/regnum'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    // Every file has a page and modules of its own, but jsdom is read once by each thread, not by each file.
    pool: 'vmThreads',
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./src/testing.ts'],
    testTimeout: 60_000, // a machine that does much else at once is slow
  },
})
