import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isStoreError } from '../../../src/store/error.ts';
import { openPostgresStore } from '../../../src/store/postgres/index.ts';
import { startPostgres } from '../../../src/tools/postgres/server.ts';
import type { PostgresServer } from '../../../src/tools/postgres/server.ts';
import { certificateFor } from '../../postgres/certificate.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { newGame, temporaryFolder } from '../scene.ts';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

/** A separate server, because it is started again with another certificate. */
describeWithPostgres('a PostgreSQL server that encrypts', () => {
  const own = certificateFor('localhost');
  const authority = certificateFor('authority.example');
  const ownFile = folder.at('own.pem');
  const authorityFile = folder.at('authority.pem');
  let server: PostgresServer;
  let database: FreshDatabase;
  beforeAll(async () => {
    writeFileSync(ownFile, own.certificate);
    writeFileSync(authorityFile, authority.certificate);
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.end();
  });
  beforeEach(async () => {
    await server.encrypt(own);
    database = await freshDatabase(server.url('postgres'));
  });
  afterEach(async () => {
    await database.drop();
  });

  /**
   * The database by the name of its machine, because a certificate is for a name, with these settings in its address.
   */
  function addressWith(settings: Readonly<Record<string, string>>, hostname = 'localhost'): string {
    return Object.assign(new URL(database.url), { hostname, search: String(new URLSearchParams(settings)) }).href;
  }

  /**
   * Whether the connections of a bot at work are: the one by which it hears others, and those by which it reads and
   * writes.
   */
  async function areEncrypted(url: string): Promise<ReadonlyArray<unknown>> {
    const store = await openPostgresStore(url);
    await store.create(newGame('kat-1'), 1, []);
    expect((await store.game('kat-1'))?.id).toBe('kat-1');
    const connections = await database.query(`
      SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
      WHERE datname = current_database() AND application_name = 'galactica-table'`);
    await store.close();
    expect(connections.length).toBeGreaterThan(1);
    return [...new Set(connections.map(({ ssl }) => ssl))];
  }

  async function expectRefused(url: string, ...words: ReadonlyArray<string>): Promise<void> {
    const error: unknown = await openPostgresStore(url).then(
      (store) => store.close(),
      (reason: unknown) => reason,
    );
    if (!isStoreError(error)) throw new Error(`No StoreError, but ${String(error)}`);
    expect(error.code).toBe('refused');
    for (const each of words) expect(error.message).toContain(each);
    expect(error.message).not.toContain(new URL(url).password);
    expect(await database.query('SELECT 1 FROM pg_tables WHERE schemaname = current_schema()')).toEqual([]);
  }

  test('does so for nobody who does not ask for it', async () => {
    expect(await areEncrypted(addressWith({}))).toEqual([false]);
  });

  test.each([
    ['sslmode=require, and sslrootcert names its certificate', { sslmode: 'require', sslrootcert: ownFile }],
    ['sslmode=verify-full, and sslrootcert names its certificate', { sslmode: 'verify-full', sslrootcert: ownFile }],
    ['sslmode=no-verify, whatever its certificate says', { sslmode: 'no-verify' }],
  ])('does so on every connection of a bot that asks for it with %s', async (_, settings) => {
    expect(await areEncrypted(addressWith(settings))).toEqual([true]);
  });

  test('does so, too, if an authority that sslrootcert names vouches for its certificate', async () => {
    await server.encrypt(certificateFor('localhost', { by: authority }));
    expect(await areEncrypted(addressWith({ sslmode: 'verify-full', sslrootcert: authorityFile }))).toEqual([true]);
  });

  test.each(['require', 'verify-full'])(
    'is not trusted (sslmode=%s) if nobody vouches for its certificate',
    async (sslmode) => {
      const advice =
        'Name its authority in DATABASE_URL (sslrootcert=FILE), or give the server a certificate that is known.';
      const words = `can't prove that it is the one that DATABASE_URL names: its certificate is not trusted here`;
      await expectRefused(addressWith({ sslmode }), `${words} (DEPTH_ZERO_SELF_SIGNED_CERT). ${advice}`);
      await expectRefused(
        addressWith({ sslmode, sslrootcert: authorityFile }),
        `${words} (DEPTH_ZERO_SELF_SIGNED_CERT). ${advice}`,
      );
      await server.encrypt(certificateFor('localhost', { by: authority }));
      await expectRefused(addressWith({ sslmode }), `${words} (UNABLE_TO_VERIFY_LEAF_SIGNATURE). ${advice}`);
    },
  );

  test('is not trusted if somebody vouches for its certificate who may not', async () => {
    const nobody = certificateFor('nobody.example', { authority: false });
    writeFileSync(folder.at('nobody.pem'), nobody.certificate);
    await server.encrypt(certificateFor('localhost', { by: nobody }));
    const url = addressWith({ sslmode: 'verify-full', sslrootcert: folder.at('nobody.pem') });
    await expectRefused(url, 'is not trusted here (INVALID_', 'Name its authority in DATABASE_URL');
  });

  test('is not trusted if its certificate has expired: a new one is needed', async () => {
    await server.encrypt(certificateFor('localhost', { days: -1, by: authority }));
    const url = addressWith({ sslmode: 'verify-full', sslrootcert: authorityFile });
    await expectRefused(url, 'is not trusted here (CERT_HAS_EXPIRED). Give the server a new one');
  });

  test('is not trusted by another name than that of its certificate: it is to be called by that one', async () => {
    const url = addressWith({ sslmode: 'verify-full', sslrootcert: ownFile }, '127.0.0.1');
    await expectRefused(
      url,
      '(ERR_TLS_CERT_ALTNAME_INVALID). Call the server in DATABASE_URL by a name that its certificate has',
    );
  });

  test.each([
    ['is not there', 'nowhere.pem', 'ENOENT: no such file or directory'],
    ['is a folder', '.', 'EISDIR: illegal operation on a directory'],
  ])(
    'can’t be told from another one by a file that %s: that is said, and not that the server does not run',
    async (_, name, words) => {
      const url = addressWith({ sslmode: 'verify-full', sslrootcert: folder.at(name) });
      await expectRefused(
        url,
        `A file that DATABASE_URL names for the database`,
        `can't be read (${words}`,
        'Name another one (sslrootcert',
      );
    },
  );

  test('lets in, where it demands encryption of a user, whoever encrypts, and nobody else: that may be why, it is said', async () => {
    const [found] = await database.query('SHOW hba_file');
    const rules = String(found?.['hba_file']);
    writeFileSync(rules, `hostnossl all careful all reject\n${readFileSync(rules, 'utf8')}`);
    await server.stop();
    await server.start();
    await database.query(`CREATE ROLE careful SUPERUSER LOGIN PASSWORD 'secret-word'`);
    const asCareful = (url: string): string =>
      Object.assign(new URL(url), { username: 'careful', password: 'secret-word' }).href;
    await expectRefused(
      asCareful(addressWith({})),
      'does not let this user in',
      'or only encrypted (sslmode=verify-full).',
    );
    expect(await areEncrypted(asCareful(addressWith({ sslmode: 'verify-full', sslrootcert: ownFile })))).toEqual([
      true,
    ]);
  });
});
