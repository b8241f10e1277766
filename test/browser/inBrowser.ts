import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { findBrowser } from '../../bin/setup/browser.mjs';
import { soaking } from '../soak.ts';

export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Fingers instead of a mouse. */
  readonly phone: boolean;
}

export const SIZES: ReadonlyArray<Size> = [
  { name: 'desktop', width: 1280, height: 800, phone: false },
  { name: 'phone', width: 390, height: 844, phone: true },
];

/** For what a shorter test proves at both: the narrow one, where the page does more, and in soak all. */
export const NARROW: ReadonlyArray<Size> = SIZES.filter(({ phone }) => phone || soaking);

export interface Visit {
  readonly page: Page;
  /** Keeps what is seen now as `artefacts/FOLDER/SIZE-WHAT.png`. */
  picture(what: string): Promise<void>;
  /** Closes the page; fails if it has thrown anything or complained in the console. */
  leave(): Promise<void>;
}

/** For anything on the page; a machine that does much else at the same time is slow. */
export const patience = 60_000;

const artefacts = fileURLToPath(new URL('../../artefacts/', import.meta.url));
/** Nothing but the page under test: no updates, no network of its own. */
const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = findBrowser();
const mustRun = process.env['CI'] === 'true';
if (executablePath === undefined && !mustRun) {
  console.log(
    'The tests of the practice table’s page are skipped: no Chromium or Chrome was found. CHROME_PATH may name one.',
  );
}

/**
 * Tests in the machine's browser, whose reader reads `locale`. Where there is none they are skipped, and in CI they
 * fail.
 */
export function describeInBrowser(
  title: string,
  tests: (visit: (url: string, size: Size, folder: string, locale?: string) => Promise<Visit>) => void,
): void {
  describe.skipIf(executablePath === undefined && !mustRun)(title, () => {
    let browser: Browser;
    beforeAll(async () => {
      if (executablePath === undefined)
        throw new Error(
          'In CI these tests must run, and no Chromium or Chrome was found: install one, or set CHROME_PATH.',
        );
      browser = await chromium.launch({ executablePath, args: browserArguments });
    });
    afterAll(async () => {
      await browser.close();
    });
    tests(async (url, size, folder, locale = 'en-GB') => await visit(browser, { url, size, folder, locale }));
  });
}

async function visit(
  browser: Browser,
  {
    url,
    size,
    folder,
    locale,
  }: { readonly url: string; readonly size: Size; readonly folder: string; readonly locale: string },
): Promise<Visit> {
  const { name, width, height, phone } = size;
  mkdirSync(`${artefacts}${folder}`, { recursive: true });
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone, locale });
  const page = await context.newPage();
  const faults: Array<string> = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A test may take the table away, and a browser reports every address that does not answer.
    if (message.type() === 'error' && !/ERR_CONNECTION|WebSocket/.test(message.text())) faults.push(message.text());
  });
  page.setDefaultTimeout(patience);
  await page.goto(url);
  await page.locator('.app').waitFor();
  return {
    page,
    async picture(what) {
      await page.screenshot({ animations: 'disabled', path: `${artefacts}${folder}/${name}-${what}.png` });
    },
    async leave() {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}
