import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { appPictures } from './scripts/app-pictures.ts';
import { assetNotices } from './scripts/asset-notices.ts';
import { firstChunkNames } from './scripts/first-chunks.ts';
import { keptBuilds } from './scripts/kept-builds.ts';
import { sharedChunkNames } from './scripts/page-chunks.ts';

/** It must stand at the top of the site, under a name that never changes, to watch over all pages. */
const WORKER = 'offline-worker';
const firstChunk = firstChunkNames();
const sharedChunk = sharedChunkNames((id, graph) => firstChunk(id, graph) !== null);
const OF_BROWSERS: BuildOptions['rolldownOptions'] = {
  input: {
    index: 'index.html',
    'first-script': 'src/web/browser/first-script.ts',
    [WORKER]: `src/web/browser/${WORKER}.ts`,
  },
  output: {
    entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : 'assets/[name]-[hash].js'),
    codeSplitting: {
      groups: [
        { name: firstChunk, debugName: 'first chunks', priority: 2 },
        { name: sharedChunk, debugName: 'shared chunks', priority: 1, includeDependenciesRecursively: false },
      ],
    },
  },
};

/** The licences of what the browser app is made of, which ask to be passed on with it; the conditions lead there. */
const NOTICES = 'licences.txt';

const WORTH_COMPRESSING = /\.(js|css|svg|json|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside each text file of the browser build, so that the server never compresses them. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      // A file of the build before has been compressed, and its name holds its content.
      const isDone = (file: string) => file.startsWith('assets') && files.includes(`${file}.gz`);
      const fresh = files.filter((file) => WORTH_COMPRESSING.test(file) && !isDone(file));
      await Promise.all(fresh.map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(path: string) {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Tells the render entry which source file each page came from, so that the server can link its style sheets. */
function pagesKnowTheirFile(): Plugin {
  return {
    name: 'pages-know-their-file',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    transform: {
      filter: { id: /\/src\/web\/.*-page\.tsx$/ },
      handler: (code, id) => `${code}\nexport const sourceFile = ${JSON.stringify(id.slice(id.indexOf('src/web/')))};`,
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['fr-FR', 'en-US'] }), enforce: 'pre' },
    appPictures(),
    assetNotices(NOTICES),
    keptBuilds(isSsrBuild ? 'entry-server.js' : 'index.html'),
    precompressed(),
    pagesKnowTheirFile(),
  ],
  // What draws pages on the server brings its libraries with it, without the parts that it does not use: as they are, they
  // would take three times the memory and four times as long to read.
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Every browser that can read the entry preloads modules by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: OF_BROWSERS, license: { fileName: NOTICES } }),
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
