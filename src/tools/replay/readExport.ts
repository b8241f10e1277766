import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { exportFile, exportFormat, exportVersion } from '../../app/features/hosts/exportGame.ts';
import type { ExportFile } from '../../app/features/hosts/exportGame.ts';

/** The file can't be played. The message tells the user of the program why. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

const heading = z.looseObject({ format: z.string(), version: z.number() });

/** Reads a game that the bot exported. Throws `ReplayError` for anything else. */
export function readExport(path: string): ExportFile {
  const plain = parse(read(path), path);
  const { data } = heading.safeParse(plain);
  if (data?.format !== exportFormat)
    throw new ReplayError(`${path} is no game that this bot has exported: /game export gives one.`);
  if (data.version !== exportVersion)
    throw new ReplayError(
      `${path} is of version ${data.version}; this program plays version ${exportVersion}. Use the version of the bot that wrote it.`,
    );
  const file = exportFile.safeParse(plain);
  if (file.success) return file.data;
  const [first] = file.error.issues;
  const damage =
    first === undefined ? 'something is missing' : `${first.path.join('.') || 'the whole'}: ${first.message}`;
  throw new ReplayError(`${path} is damaged: ${damage}. Export the game again.`);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ReplayError(`${path} can't be read (${error instanceof Error ? error.message : String(error)}).`);
  }
}

function parse(text: string, path: string): unknown {
  try {
    const plain: unknown = JSON.parse(text);
    return plain;
  } catch {
    throw new ReplayError(`${path} is damaged: it is no JSON, or was cut short. Export the game again.`);
  }
}
