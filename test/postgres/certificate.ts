/** Certificates for servers of tests, made when they are needed: so no key lies among the files, and none of them expires there. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What proves that its owner is who it says. In PEM. */
export interface Certificate {
  readonly owner: string;
  readonly certificate: string;
  readonly key: string;
}

export interface CertificateAsked {
  /** From now until it expires; negative: it has. */
  readonly days?: number;
  /** Who vouches for it, if not its owner alone. */
  readonly by?: Certificate;
  /** Whether its owner may vouch for others. */
  readonly authority?: boolean;
}

/** For a server of this name. */
export function certificateFor(owner: string, { days = 1, by, authority = true }: CertificateAsked = {}): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const said = sequence(
    tagged(0xa0, version3),
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    nameOf(by?.owner ?? owner),
    sequence(time(Math.min(days, 0) - 1), time(days)),
    nameOf(owner),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(
      sequence(basicConstraints, tagged(0x04, authority ? sequence(isAuthority) : sequence())),
      sequence(alternativeNames, tagged(0x04, sequence(tagged(0x82, Buffer.from(owner))))),
    )),
  );
  const whole = sequence(said, ecdsaWithSha256, bits(sign('sha256', said, by?.key ?? key)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return { owner, key, certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n') };
}

/** A value as DER writes it: what it is, how long it is, what it says. */
function tagged(tag: number, ...content: ReadonlyArray<Buffer>): Buffer {
  const value = Buffer.concat(content);
  const long = value.length < 256 ? [0x81, value.length] : [0x82, value.length >> 8, value.length & 255];
  const length = value.length < 128 ? [value.length] : long;
  return Buffer.concat([Buffer.from([tag, ...length]), value]);
}

function sequence(...content: ReadonlyArray<Buffer>): Buffer {
  return tagged(0x30, ...content);
}

function bits(value: Buffer): Buffer {
  return tagged(0x03, Buffer.from([0]), value);
}

function identifier(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

function nameOf(owner: string): Buffer {
  return sequence(tagged(0x31, sequence(commonName, tagged(0x0c, Buffer.from(owner)))));
}

/** So many days from now, as `YYMMDDHHMMSSZ`. */
function time(days: number): Buffer {
  const at = new Date(Date.now() + days * 86_400_000).toISOString();
  return tagged(0x17, Buffer.from(`${at.slice(2, 19).replace(/\D/g, '')}Z`));
}

const version3 = tagged(0x02, Buffer.from([2]));
const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const commonName = identifier('550403');
const isAuthority = tagged(0x01, Buffer.from([255]));
const basicConstraints = identifier('551d13');
const alternativeNames = identifier('551d11');
