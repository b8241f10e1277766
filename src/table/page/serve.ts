import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { dearestOf, type Locale } from '../../words/languages.ts';
import { sayIn } from '../../words/index.ts';

export interface Served {
  readonly type: string;
  readonly body: Uint8Array | string;
}

/**
 * The file of the practice table's page at this path, with its media type; undefined when the page has no such file.
 * `languages`: what its reader reads, the dearest first. The first call bundles the page in memory (a fraction of a
 * second), later ones hand out the same bytes. Rejects with esbuild's report when the page does not compile.
 */
export async function servePage(pathname: string, languages: ReadonlyArray<string> = []): Promise<Served | undefined> {
  const found = (await bundled()).get(pathname);
  return found === undefined || pathname !== '/'
    ? found
    : { ...found, body: inLanguage(String(found.body), dearestOf(languages)) };
}

/** Fills in the words that the page says before it has run, or without JavaScript. */
function inLanguage(html: string, locale: Locale): string {
  const say = sayIn(locale);
  return html
    .replace('{lang}', locale)
    .replace('{title}', say('page.frame.title'))
    .replace('{noScript}', say('page.frame.noScript'));
}

let files: Promise<ReadonlyMap<string, Served>> | undefined;

function bundled(): Promise<ReadonlyMap<string, Served>> {
  files ??= bundle().catch((error: unknown) => {
    // A failed start must not be kept: the next request tries again.
    files = undefined;
    throw error;
  });
  return files;
}

/** The emojis that Discord's own client shows, whatever the reader's system has. */
const emojiFont = fileURLToPath(import.meta.resolve('twemoji-colr-font/twemoji.woff2'));

const inClient = (path: string): string => fileURLToPath(new URL(`client/${path}`, import.meta.url));

async function bundle(): Promise<ReadonlyMap<string, Served>> {
  const [html, icon, emojis, built] = await Promise.all([
    readFile(inClient('index.html'), 'utf8'),
    readFile(inClient('favicon.svg')),
    readFile(emojiFont),
    compile(),
  ]);
  return new Map<string, Served>([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/favicon.svg', { type: 'image/svg+xml', body: icon }],
    ['/favicon.ico', { type: 'image/svg+xml', body: icon }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: built.js }],
    ['/emojis.woff2', { type: 'font/woff2', body: emojis }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: built.css }],
  ]);
}

async function compile(): Promise<{ js: Uint8Array; css: Uint8Array }> {
  const { outputFiles } = await build({
    entryPoints: { page: inClient('main.tsx'), 'page-style': inClient('style/page.css') },
    outdir: inClient('out'),
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    external: ['/emojis.woff2'],
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // The root's TypeScript settings are for Node; all that counts for the page is above.
    tsconfigRaw: {},
  });
  const ending = (end: string): Uint8Array =>
    outputFiles.find((file) => file.path.endsWith(end))?.contents ?? new Uint8Array();
  return { js: ending('page.js'), css: ending('page-style.css') };
}
