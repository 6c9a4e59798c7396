import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.REGNUM_SERVER ?? 'http://127.0.0.1:8700'

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    // Into the Python package: a wheel carries the client, and whoever installs it needs no Node.
    outDir: '../src/regnum/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // Messages and rule texts are the very files the Python side reads.
    fs: { allow: ['.', '../src/regnum'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./src/testing.ts'],
    testTimeout: 60_000, // a machine that does much else at once is slow
  },
})
