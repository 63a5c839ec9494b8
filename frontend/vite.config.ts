import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.js';
import { leaveOutJsonSchema, leaveOutUnusedRouting } from './build/leave-out.js';

// The gateway that `npm run dev` talks to; another one by GATEWAY_URL.
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000';

export default defineConfig(({ mode, isSsrBuild }) => {
  const stage = mode === 'production' ? 'production' : 'development';
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [leaveOutJsonSchema(), leaveOutUnusedRouting()])],
    // Setting conditions replaces Vite's own: they are listed again.
    resolve: { conditions: ['@guildhall/source', 'module', 'browser', stage] },
    ssr: {
      noExternal: [/^@guildhall\//],
      resolve: { conditions: ['@guildhall/source', 'module', 'node', stage] },
    },
    publicDir: isSsrBuild ? false : 'public',
    build: {
      target: 'baseline-widely-available',
      emptyOutDir: true,
      manifest: !isSsrBuild,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
        // Contracts have no side effects: a page that reads a list of options from them must not load their schemas.
        treeshake: { moduleSideEffects: (id: string) => !/\/libs\/(contracts|kernel)\//.test(id) },
      },
    },
    server: { proxy: { '/api': gateway } },
  };
});
