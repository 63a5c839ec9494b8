// Writes the HTML of every page of the route table, and routes.json, which tells the gateway which file answers what.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from './escape-html.mjs';
import { headTags } from './head-tags.mjs';
import { pageChunks } from './page-chunks.mjs';

/** @param dist the folder that holds client/ and server/. Answers Vite's manifest. */
export async function writePages(dist) {
  const manifest = JSON.parse(await readFile(`${dist}/client/.vite/manifest.json`, 'utf8'));
  const template = await readFile(`${dist}/client/index.html`, 'utf8');
  const app = await import(pathToFileURL(`${dist}/server/entry-server.js`).href);

  for (const route of [...app.pageRoutes, app.notFoundRoute]) {
    const path = route === app.notFoundRoute ? '/not-found' : route.path;
    const words = route.prerendered ? await app.renderPage(path) : await app.renderFrame(path);
    const takenOver = route.prerendered && route !== app.notFoundRoute ? path : null;
    const page = {
      title: app.tabTitle(route.title),
      description: route.description,
      chunks: pageChunks(manifest, route.page),
      tags: headTags(route, app),
      wordsFirst: route.prerendered,
    };
    await writeFile(`${dist}/client/${fileOf(route, app)}`, fill(template, { ...page, words, takenOver }));
  }
  const shell = {
    title: app.tabTitle(''),
    description: '',
    chunks: [],
    tags: [],
    words: await app.renderFrame('/shell'),
    takenOver: null,
  };
  await writeFile(`${dist}/client/shell.html`, fill(template, { ...shell, title: shell.title.replace(/^\W+/, '') }));

  const pages = app.pageRoutes.map((route) => ({
    path: route.path,
    file: fileOf(route, app),
    listed: !route.unlisted && !route.path.includes(':'),
  }));
  await writeFile(
    `${dist}/routes.json`,
    `${JSON.stringify({ pages, redirects: app.redirects, notFound: '404.html' }, null, 2)}\n`,
  );
  await rename(`${dist}/client/.vite/manifest.json`, `${dist}/manifest.json`);
  await rm(`${dist}/client/.vite`, { recursive: true });
  await rm(`${dist}/server`, { recursive: true });
  return manifest;
}

function fileOf(route, { notFoundRoute }) {
  if (route === notFoundRoute) return '404.html';
  return route.path === '/' ? 'index.html' : `${route.page}.html`;
}

function fill(template, { title, description, chunks, tags, words, wordsFirst, takenOver }) {
  const preloads = chunks.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`).join('');
  const root = takenOver ? `<div id="root" data-prerendered="${takenOver}">` : '<div id="root">';
  const complete = template
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta name="description" content=)""/, (_, start) => `${start}"${escapeHtml(description)}"`)
    .replace('  </head>', () => `${tags.map((tag) => `    ${tag}\n`).join('')}${preloads}  </head>`)
    .replace('<div id="root"></div>', () => `${root}${words}</div>`);
  const page = wordsFirst ? startAfterPaint(complete) : complete;
  if (/<script(?![^>]*\b(src=|type="application\/ld\+json"))/.test(page))
    throw new Error(`${title}: an inline script, which the content policy forbids`);
  return page;
}

/** Leaves the application's scripts to public/head.js: what can be read already is painted first. */
function startAfterPaint(page) {
  const chunks = [...page.matchAll(/ *<link rel="modulepreload"[^>]* href="([^"]+)">\n/g)];
  const [tag, entry] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(page) ?? [];
  if (!tag) throw new Error('Vite wrote no entry script');
  const files = `data-entry="${entry}" data-chunks="${chunks.map(([, file]) => file).join(' ')}"`;
  const bare = chunks.reduce((rest, [link]) => rest.replace(link, ''), page).replace(tag, '');
  return bare.replace('<script src="/head.js"', (start) => `${start} ${files}`);
}
