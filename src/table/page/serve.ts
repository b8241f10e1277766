import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface Served {
  readonly type: string;
  readonly body: Uint8Array | string;
}

/**
 * The file of the practice table's page at this path, with its media type; undefined when the page has no such file.
 * The first call bundles the page in memory (a fraction of a second), later ones hand out the same bytes. Rejects with
 * esbuild's report when the page does not compile.
 */
export async function servePage(pathname: string): Promise<Served | undefined> {
  return (await bundled()).get(pathname);
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

const inClient = (path: string): string => fileURLToPath(new URL(`client/${path}`, import.meta.url));

async function bundle(): Promise<ReadonlyMap<string, Served>> {
  const [html, icon, built] = await Promise.all([readFile(inClient('index.html')), readFile(inClient('favicon.svg')), compile()]);
  return new Map<string, Served>([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/favicon.svg', { type: 'image/svg+xml', body: icon }],
    ['/favicon.ico', { type: 'image/svg+xml', body: icon }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: built.js }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: built.css }],
  ]);
}

async function compile(): Promise<{ js: Uint8Array; css: Uint8Array }> {
  const { outputFiles } = await build({
    entryPoints: { 'page': inClient('main.tsx'), 'page-style': inClient('style/page.css') },
    outdir: inClient('out'),
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // The root's TypeScript settings are for Node; all that counts for the page is above.
    tsconfigRaw: {},
  });
  const ending = (end: string): Uint8Array => outputFiles.find((file) => file.path.endsWith(end))?.contents ?? new Uint8Array();
  return { js: ending('page.js'), css: ending('page-style.css') };
}
