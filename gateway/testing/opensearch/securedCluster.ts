/**
 * Two nodes of a real OpenSearch with its security plugin, an authority of their own, and the roles of
 * `ops/deploy/search-roles.json`.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { writeCertificates } from './certificates.ts';
import { startOpenSearch } from './openSearchCluster.ts';

export const rolesFile = new URL('../../ops/deploy/search-roles.json', import.meta.url);

interface AdminAnswer {
  status: number;
  body: unknown;
}

export interface SecuredCluster {
  /** `https://127.0.0.1:PORT` of the first node; its certificate names no other host. */
  url: string;
  /** Certificate of the cluster's authority, as a file and as text; and one of another authority. */
  authority: { file: string; text: string };
  otherAuthority: { file: string; text: string };
  /** Asks as the administrator, who is known by a certificate. */
  administer(
    method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<AdminAnswer>;
  /** Creates a user with these roles; `user:password`. */
  addUser(name: string, roles: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** Seconds from the start of the nodes until the plugin has its configuration. */
const MOST_WAITING_SECONDS = 120;

export async function startSecuredOpenSearch({
  classPath,
  plugin,
}: {
  classPath: string;
  /** Directory of the unpacked security plugin. */
  plugin: string;
}): Promise<SecuredCluster> {
  const directory = await mkdtemp(join(tmpdir(), 'opensearch-security-'));
  writeCertificates(directory);
  cpSync(join(plugin, 'config'), join(directory, 'config'), { recursive: true });
  // Without the plugin's demonstration users.
  writeFileSync(
    join(directory, 'config/internal_users.yml'),
    '_meta:\n  type: internalusers\n  config_version: 2\n',
  );
  const pem = (name: string) => {
    const file = join(directory, name);
    return { file, text: readFileSync(file, 'utf8') };
  };
  const authority = pem('ca.pem');
  const cluster = await startOpenSearch({
    nodes: 2,
    classPath: `${classPath}:${plugin}/*`,
    security: directory,
  });
  const [url = ''] = cluster.urls;
  const dispatcher = new Agent({
    connect: { ca: authority.text, cert: pem('admin.pem').text, key: pem('admin.key').text },
  });
  const administer: SecuredCluster['administer'] = async (method, path, body) => {
    const answer = await request(url + path, {
      method,
      dispatcher,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: await answer.body.json() };
  };
  const close = async (): Promise<void> => {
    await Promise.all([dispatcher.close(), cluster.close()]);
    await rm(directory, { recursive: true, force: true });
  };
  const mustSucceed = ({ status, body }: AdminAnswer): void => {
    if (status > 299) throw new Error(`OpenSearch refuses the configuration: ${JSON.stringify(body)}`);
  };
  try {
    for (
      let second = 0;
      (await administer('GET', '/_plugins/_security/health')).status !== 200;
      second += 1
    ) {
      if (second === MOST_WAITING_SECONDS) throw new Error('the security plugin has no configuration');
      await sleep(1_000);
    }
    mustSucceed(
      await administer('PATCH', '/_plugins/_security/api/roles', JSON.parse(readFileSync(rolesFile, 'utf8'))),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    authority,
    otherAuthority: pem('other-ca.pem'),
    administer,
    async addUser(name, roles) {
      const password = randomBytes(24).toString('base64url');
      const path = `/_plugins/_security/api/internalusers/${name}`;
      mustSucceed(await administer('PUT', path, { password, opendistro_security_roles: roles }));
      return `${name}:${password}`;
    },
    close,
  };
}
