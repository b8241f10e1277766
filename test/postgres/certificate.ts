/**
 * Certificates for servers of tests, made when they are needed: so no key lies among the files, and none of them
 * expires there.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

/** The proof that its owner is who it says, in PEM. */
export interface Certificate {
  readonly owner: string;
  readonly certificate: string;
  readonly key: string;
}

export interface CertificateAsked {
  /** From now until it expires; negative: it has. */
  readonly days?: number;
  /** The authority that vouches for it, if not its owner alone. */
  readonly by?: Certificate;
  /** Whether its owner may vouch for others. */
  readonly authority?: boolean;
}

const domainName = 2;

/** For a server of this name. */
export function certificateFor(owner: string, { days = 1, by, authority = true }: CertificateAsked = {}): Certificate {
  const { publicKey, privateKey: key } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = `01${randomBytes(8).toString('hex')}`;
  certificate.validity.notBefore = daysFromNow(Math.min(days, 0) - 1);
  certificate.validity.notAfter = daysFromNow(days);
  certificate.setSubject([{ name: 'commonName', value: owner }]);
  certificate.setIssuer([{ name: 'commonName', value: by?.owner ?? owner }]);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: authority },
    { name: 'subjectAltName', altNames: [{ type: domainName, value: owner }] },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(by?.key ?? key), forge.md.sha256.create());
  return { owner, key, certificate: forge.pki.certificateToPem(certificate) };
}

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}
