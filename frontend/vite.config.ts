import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The gateway that `npm run dev` talks to; another one by GATEWAY_URL.
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000';

export default defineConfig(({ mode, isSsrBuild }) => {
  const stage = mode === 'production' ? 'production' : 'development';
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss()],
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
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Two files that every page shares, and one that all forms do, instead of thirty small ones. What floats brings
        // Radix along: it must not come with what every page shares.
        output: isSsrBuild
          ? {}
          : {
              codeSplitting: {
                groups: [
                  {
                    name: 'vendor',
                    test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie|@tanstack)\//,
                    priority: 3,
                  },
                  {
                    name: 'forms',
                    test: /\/(zod|react-hook-form|@hookform|@standard-schema|contracts\/src\/fields)\/|\/lib\/zod-without-eval/,
                    priority: 1,
                  },
                  {
                    name: 'shared',
                    test: /\/(frontend\/src\/(ui(?!\/(side-sheet|dialog-sheet|question\/question-sheet|sheet-head|icon-button|tooltip))|lib(?!\/zod-without-eval))|lucide-react)\//,
                    minShareCount: 3,
                    priority: 2,
                  },
                ],
              },
            },
        // Contracts have no side effects: a page that reads a list of options from them must not load their schemas.
        treeshake: { moduleSideEffects: (id: string) => !/\/libs\/(contracts|kernel)\//.test(id) },
      },
    },
    server: { proxy: { '/api': gateway } },
  };
});
