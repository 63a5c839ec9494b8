import { readFile, writeFile } from 'node:fs/promises';
import { provideChromium } from '@guildhall/infra/engines/chromium';
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';

/*
 * Draws the pictures that can't be SVG into frontend/public: the icons, and the card that is shown where a link to the
 * site is posted. Run by hand when the mark, the brand facts or the colours change:
 * node tools/site-audit/draw-pictures.mjs
 */
const root = new URL('../../frontend/', import.meta.url);
const place = (name) => new URL(`public/${name}`, root);
const mark = await readFile(place('favicon.svg'), 'utf8');

const vite = await createServer({
  configFile: new URL('vite.config.ts', root).pathname,
  root: root.pathname,
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
});
const { VerticalMill } = await vite.ssrLoadModule('/src/ui/drawings/vertical-mill.tsx');
const { site } = await vite.ssrLoadModule('/src/entry-server.tsx');
await vite.close();

const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ colorScheme: 'light' });

/** A PNG of so much HTML, in few colours. */
async function draw(html, width, height) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => true)');
  return sharp(await page.screenshot())
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

const icon = (size, margin) =>
  draw(
    `<body style="margin:0;background:#f3f5f7;display:grid;place-items:center;height:100vh">
    <div style="width:${100 - 2 * margin}%">${mark.replace('<svg', '<svg style="width:100%;display:block"')}</div>`,
    size,
    size,
  );

await writeFile(place('apple-touch-icon.png'), await icon(180, 14));
await writeFile(place('icon-192.png'), await icon(192, 12));
await writeFile(place('icon-512.png'), await icon(512, 12));
await writeFile(place('favicon.ico'), asIco(await icon(32, 0), 32));
await writeFile(place('social-card.png'), await draw(await card(), 1200, 630));
await browser.close();

/** A PNG in the frame that old browsers ask for. */
function asIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The first sheet of the landing page, as large as a preview. */
async function card() {
  const face = async (family, weight, file) =>
    `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${await readFile(new URL(`src/ui/fonts/${file}.woff2`, root), 'base64')})}`;
  const faces = [await face('Sans', 400, 'sans-400'), await face('Condensed', 600, 'condensed-600')].join('');
  const mill = renderToStaticMarkup(createElement(VerticalMill, { className: 'mill' }));
  return `<style>${faces}
    body{margin:0;background:#f3f5f7 repeating-linear-gradient(#dfe6ed 0 1px,transparent 1px 24px);color:#1b222b;font:400 34px/1.3 Sans}
    body::before{content:'';position:fixed;inset:0;background:repeating-linear-gradient(90deg,#dfe6ed 0 1px,transparent 1px 24px)}
    main{position:absolute;inset:28px;border:2px solid #76838f;display:grid;grid-template-columns:1fr 420px}
    section{padding:52px 20px 0 52px} h1{font:600 74px/1.06 Condensed;margin:44px 0 22px} p{margin:0;color:#46525f}
    b{display:flex;align-items:center;gap:18px;font:600 46px Condensed} b svg{width:64px;height:64px}
    div{border-left:2px solid #76838f;display:grid;place-items:center} .mill{height:450px}
    .fill-card{fill:#fff}.fill-paper{fill:#f3f5f7}.fill-action{fill:#f0741a}.stroke-action{stroke:#f0741a}
    .fill-ink-faint{fill:#5b6876}.fill-ink-soft{fill:#46525f}.stroke-ink-faint{stroke:#5b6876}.stroke-none{stroke:none}
    text{font:600 11px Condensed}
    </style><main><section><b>${mark}${site.name}</b><h1>${site.tagline}</h1><p>${site.subtitle}</p></section><div>${mill}</div></main>`;
}
