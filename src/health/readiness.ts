/** Whether the bot can do its work, part by part. */
export const partNames = ['gateway', 'database', 'writing', 'outbox', 'commands', 'delivery', 'process'] as const;
export type ReadinessPart = (typeof partNames)[number];

export interface NotReady {
  readonly part: ReadinessPart;
  /** The reason, in words for the operator; nothing secret. */
  readonly why: string;
  /** When it began, as an ISO date. */
  readonly since: string;
}

/** Returns the problem of a part; `undefined`: there is none. It may reject or never settle. */
export type ReadinessCheck = () => Promise<string | undefined>;

export interface Readiness {
  /** Returns the parts that are not ready now. Never rejects, and resolves soon. */
  look(): Promise<ReadonlyArray<NotReady>>;
}

/** How long a caller waits for a part at most, in milliseconds: longer than any part needs while it works. */
const patience = 2000;

export function createReadiness(
  checks: Readonly<Record<ReadinessPart, ReadinessCheck>>,
  now: () => number = Date.now,
): Readiness {
  const since = new Map<ReadinessPart, number>();

  const lookAt = async (part: ReadinessPart): Promise<NotReady | undefined> => {
    const why = await answerOf(checks[part]);
    if (why === undefined) {
      since.delete(part);
      return undefined;
    }
    const began = since.get(part) ?? now();
    since.set(part, began);
    return { part, why, since: new Date(began).toISOString() };
  };

  return {
    async look() {
      const found = await Promise.all(partNames.map(lookAt));
      return found.filter((each) => each !== undefined);
    },
  };
}

async function answerOf(check: ReadinessCheck): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => {
      resolve(`it does not answer within ${patience / 1000} s`);
    }, patience);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    // Messages of errors name files and more.
    return `it fails with ${nameOf(error)}; the log may say more`;
  } finally {
    clearTimeout(timer);
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
