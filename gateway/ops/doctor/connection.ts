/** Connects to a service's address as the gateway would, and reports TLS and the service's clock. */
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { TLSSocket } from 'node:tls';
import { failed, warning, type Problem } from './problem.ts';
import type { Outcome } from './check.ts';

export interface Connection {
  outcome: Outcome;
  /** Milliseconds by which the service's clock is ahead of this one; null when it tells no time. */
  skewMs: number | null;
}

const expiryDays = 14;

/** Never rejects. Any status is a connection: whether the credentials are accepted is asked later. */
export async function connect(address: string, variable: string, timeoutMs: number): Promise<Connection> {
  const url = new URL(address);
  const isEncrypted = url.protocol === 'https:';
  const before = Date.now();
  try {
    const { response, expires } = await headOf(url, isEncrypted, timeoutMs);
    const after = Date.now();
    return {
      outcome: isEncrypted ? ofCertificate(url, expires) : ofPlainHttp(url, variable),
      skewMs: skewOf(response.headers.date, before, after),
    };
  } catch (error) {
    return { outcome: unreachable(error as NodeJS.ErrnoException, url, variable), skewMs: null };
  }
}

function headOf(
  url: URL,
  isEncrypted: boolean,
  timeoutMs: number,
): Promise<{ response: IncomingMessage; expires: string | null }> {
  return new Promise((resolve, reject) => {
    const send = isEncrypted ? requestHttps : requestHttp;
    const sent: ClientRequest = send(
      url,
      { method: 'GET', signal: AbortSignal.timeout(timeoutMs), agent: false },
      (response) => {
        const { socket } = response;
        const expires = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : null;
        resolve({ response, expires });
        sent.destroy();
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

function ofCertificate(url: URL, expires: string | null): Outcome {
  const days = expires === null ? Infinity : (Date.parse(expires) - Date.now()) / 86_400_000;
  if (days < expiryDays)
    return warning(
      `the certificate of ${url.host} ends in ${Math.floor(days)} days`,
      'Renew it, or ask the vendor to.',
    );
  return `${url.host} over TLS`;
}

function ofPlainHttp(url: URL, variable: string): Outcome {
  if (/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname))
    return `${url.host} without TLS, on this machine`;
  return warning(
    `${url.host} is reached without TLS`,
    `Use https in ${variable}: keys travel with every call.`,
  );
}

/** The header has whole seconds, cut off. */
function skewOf(date: string | undefined, before: number, after: number): number | null {
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return null;
  if (theirs > after) return theirs - after;
  return Math.min(0, theirs + 999 - before);
}

function unreachable({ code = '', message }: NodeJS.ErrnoException, url: URL, variable: string): Problem {
  const { host } = url;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return failed(`there is no host ${host}`, `Correct the host in ${variable}, or this machine’s DNS.`);
  if (code === 'ECONNREFUSED')
    return failed(
      `${host} refuses connections`,
      `Start the service, or correct host and port in ${variable}.`,
    );
  if (code === 'ABORT_ERR' || code === 'ETIMEDOUT' || message.includes('aborted'))
    return failed(`${host} does not answer`, `Correct ${variable}, or open the firewall to it.`);
  if (isUntrusted(code))
    return failed(
      `the certificate of ${host} is not trusted (${code})`,
      'Install a certificate of a known authority, or name your own in NODE_EXTRA_CA_CERTS.',
    );
  if (code === 'CERT_HAS_EXPIRED')
    return failed(`the certificate of ${host} has expired`, 'Renew it, or set this machine’s clock.');
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return failed(
      `the certificate of ${host} is for another host`,
      `Use the certificate’s host in ${variable}.`,
    );
  if (code === 'EPROTO' || code.startsWith('ERR_SSL'))
    return failed(`${host} does not speak TLS`, `Correct the port or the scheme in ${variable}.`);
  return failed(`${host} breaks the connection off (${code || message})`, `Correct ${variable}.`);
}

function isUntrusted(code: string): boolean {
  return [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  ].includes(code);
}
