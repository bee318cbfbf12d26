/**
 * The proxy in front of the gateways: nginx with the configuration that `docker-compose.yml` mounts, if there is an
 * nginx; otherwise a minimal proxy that retries idempotent requests at the other gateway.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../shop/freePort.ts';

export interface Proxy {
  kind: 'nginx' | 'stand-in';
  url: string;
  close(): Promise<void>;
}

const configuration = new URL('../../ops/deploy/nginx/', import.meta.url);

/** Keep-alive timeout to the gateways in tests, in milliseconds; the mounted value is for production. */
export const PROXY_IDLE_MS = 500;

/** @param ports of two gateways on this machine. @param nginx path of the program, if there is one. */
export function startProxy(ports: readonly [number, number], nginx: string): Promise<Proxy> {
  return existsSync(nginx) ? startNginx(nginx, ports) : startStandIn(ports);
}

/** Origins with TLS, and so HTTP/2. */
export interface Secure {
  /** Port of the shop. */
  shop: number;
  /** Port of the image service, and its origin without TLS. */
  pictures: number;
  picturesUrl: string;
}

export interface SecureProxy extends Proxy {
  /** Self-signed certificate, for `NODE_EXTRA_CA_CERTS`. */
  certificate: string;
}

/**
 * The same with TLS, for pages as shoppers get them; browsers must accept the self-signed certificate. Needs openssl.
 * @throws Error without nginx.
 */
export async function startSecureProxy(
  ports: readonly [number, number],
  nginx: string,
  secure: Secure,
): Promise<SecureProxy> {
  if (!existsSync(nginx)) throw new Error(`there is no nginx at ${nginx}`);
  const folder = mkdtempSync(join(tmpdir(), 'skarn-certificate-'));
  const certificate = join(folder, 'certificate.pem');
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate];
  execFileSync('openssl', ['req', ...kind, ...names, ...files], { stdio: 'ignore' });
  const tls = (port: number): string =>
    `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${join(folder, 'key.pem')};`;
  const proxy = await startNginx(nginx, ports, {
    shop: tls(secure.shop),
    pictures: `server { ${tls(secure.pictures)} location / { proxy_pass ${secure.picturesUrl}; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-Proto https; } }`,
  });
  return {
    ...proxy,
    url: `https://127.0.0.1:${secure.shop}`,
    certificate,
    close: async () => {
      await proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Additions to the configuration. */
interface Additions {
  /** To the shop's server block. */
  shop: string;
  /** Beside the shop's server block. */
  pictures: string;
}

/** The mounted file with some texts replaced. @throws Error when one of them is missing. */
function rewritten(name: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(new URL(name, configuration), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Writes the configuration for these ports into a folder. */
function configure(
  folder: string,
  listen: number,
  [first, second]: readonly [number, number],
  additions: Additions,
): string {
  const file = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'state'));
  writeFileSync(
    file,
    rewritten('nginx.conf', [
      ['listen 8080 ', `${additions.shop} listen 127.0.0.1:${listen} `],
      ['include shared.conf;', `include shared.conf; ${additions.pictures}`],
      ['worker_processes auto;', 'worker_processes 1;'],
      ['/tmp/nginx', join(folder, 'state')],
      ['access_log /dev/stdout access;', `access_log ${join(folder, 'access.log')} access;`],
      ['error_log stderr', `error_log ${join(folder, 'error.log')}`],
    ]),
  );
  writeFileSync(join(folder, 'shared.conf'), rewritten('shared.conf', []));
  writeFileSync(
    join(folder, 'gateways.conf'),
    rewritten('gateways.conf', [
      ['gateway-1:4000 resolve', `127.0.0.1:${first}`],
      ['gateway-2:4000 resolve', `127.0.0.1:${second}`],
      ['keepalive_timeout 4s;', `keepalive_timeout ${PROXY_IDLE_MS}ms;`],
    ]),
  );
  return file;
}

async function startNginx(
  program: string,
  ports: readonly [number, number],
  additions: Additions = { shop: '', pictures: '' },
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'skarn-nginx-'));
  const listen = await freePort();
  const file = configure(folder, listen, ports, additions);
  // As root its workers would run as a user without access to the folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(program, ['-p', folder, '-c', file, '-g', `daemon off;${user}`], { stdio: 'pipe' });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${listen}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/health/live`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) {
      return {
        kind: 'nginx',
        url,
        close: async () => {
          child.kill('SIGTERM');
          await ended;
          rmSync(folder, { recursive: true, force: true });
        },
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`nginx did not start: ${output}`);
}

async function startStandIn(ports: readonly [number, number]): Promise<Proxy> {
  let turn: 0 | 1 = 0;
  type Pass = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
    target: 0 | 1,
    isLast?: true,
  ) => void;
  const pass: Pass = (incoming, outgoing, body, target, isLast) => {
    const { method = 'GET', url: path, headers } = incoming;
    const upstream = forward(
      { host: '127.0.0.1', port: ports[target], path, method, headers: { ...headers, connection: 'close' } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      // A refused connection transmitted nothing: any request may be retried.
      const mayRepeat = error.code === 'ECONNREFUSED' || method === 'GET' || method === 'HEAD';
      if (mayRepeat && !isLast && !outgoing.headersSent)
        pass(incoming, outgoing, body, target === 0 ? 1 : 0, true);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    upstream.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    // Buffered before sending, as in nginx, for a retry.
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.once('end', () => {
      turn = turn === 0 ? 1 : 0;
      pass(incoming, outgoing, Buffer.concat(parts), turn);
    });
  });
  const listen = await freePort();
  await new Promise<void>((resolve) => server.listen(listen, '127.0.0.1', resolve));
  return {
    kind: 'stand-in',
    url: `http://127.0.0.1:${listen}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
