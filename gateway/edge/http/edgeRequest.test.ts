/** Facts from request headers. */
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf, countryOf } from './edgeRequest.ts';

function from(forwarded: string | undefined): IncomingMessage {
  return {
    socket: { remoteAddress: '10.0.0.9' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
}

describe('the caller’s address', () => {
  test.each([
    ['is the connection’s when no proxy is trusted', '1.1.1.1', 0, '10.0.0.9'],
    ['is the one that the proxy saw', '203.0.113.7', 1, '203.0.113.7'],
    ['is never one claimed by the caller', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['is the one that the outer of two proxies saw', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['is the connection’s when the header is missing', undefined, 1, '10.0.0.9'],
    ['is the connection’s when the chain is too short', '203.0.113.7', 2, '10.0.0.9'],
  ])('%s', (_sentence, forwarded, proxies, address) => {
    expect(addressOf(from(forwarded), proxies)).toBe(address);
  });
});

describe('the country header', () => {
  test.each([
    ['is read in lower case', { 'cf-ipcountry': 'DE' }, 'de'],
    ['is read from any known header', { 'cloudfront-viewer-country': 'jp' }, 'jp'],
    ['is null when unknown', { 'cf-ipcountry': 'XX' }, null],
    ['is null for Tor', { 'cf-ipcountry': 'T1' }, null],
    ['is null without a header', {}, null],
  ])('%s', (_sentence, headers, country) => {
    expect(countryOf(headers)).toBe(country);
  });
});
