/**
 * Certificates of a cluster, by openssl, which Debian's Java brings along. An authority signs the nodes' and the
 * administrator's; another one signs nothing.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '90'];

/** Writes `ca`, `other-ca`, `node` (for 127.0.0.1 only) and `admin`, each as `.pem` and `.key`. */
export function writeCertificates(directory: string): void {
  const request = (name: string, options: readonly string[]): void => {
    const files = ['-keyout', join(directory, `${name}.key`), '-out', join(directory, `${name}.pem`)];
    execFileSync('openssl', ['req', '-x509', ...elliptic, ...options, ...files], { stdio: 'ignore' });
  };
  const signed = (name: string, usages: string): void =>
    request(name, [
      '-CA',
      join(directory, 'ca.pem'),
      '-CAkey',
      join(directory, 'ca.key'),
      '-subj',
      `/CN=${name}`,
      '-addext',
      'basicConstraints=critical,CA:FALSE',
      '-addext',
      `extendedKeyUsage=${usages}`,
      '-addext',
      'subjectAltName=IP:127.0.0.1',
    ]);
  request('ca', ['-subj', '/CN=Authority of the shop’s cluster']);
  request('other-ca', ['-subj', '/CN=Another authority']);
  signed('node', 'serverAuth,clientAuth');
  signed('admin', 'clientAuth');
}
