import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.rules.ts';

const plain = {
  inlineScripts: ['sha256-abc='],
  inlineStyles: ['sha256-def='],
  imagesOrigin: 'https://pictures.example',
  assetHosts: ['https://assets.example'],
  cdnOrigin: null,
  devSources: '',
  preview: null,
  tagManagerOrigin: null,
  botOrigin: null,
};

function directivesOf(facts: Partial<Parameters<typeof contentSecurityPolicy>[0]>): Record<string, string[]> {
  const policy = contentSecurityPolicy({ ...plain, ...facts });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('a page may load', () => {
  test('scripts of this site, and inline ones by hash', () => {
    expect(directivesOf({})['script-src']).toEqual(["'self'", "'sha256-abc='"]);
  });

  test('styles of this site, inline ones by hash, and style attributes', () => {
    expect(directivesOf({})['style-src-elem']).toEqual(["'self'", "'sha256-def='"]);
    expect(directivesOf({})['style-src-attr']).toEqual(["'unsafe-inline'"]);
  });

  test('scripts, styles, fonts and icons of the CDN if there is one, and nothing else of it', () => {
    const of = directivesOf({ cdnOrigin: 'https://cdn.example' });
    const allowing = Object.keys(of).filter((name) => of[name]?.includes('https://cdn.example'));
    expect(allowing).toEqual(['script-src', 'style-src-elem', 'style-src', 'font-src', 'img-src']);
  });

  test('no frames, and violations are reported', () => {
    expect(directivesOf({})).toMatchObject({
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'report-uri': ['/api/csp-report'],
    });
  });

  test('in a preview frames of the editor’s origins, with the styles of its tools', () => {
    const directives = directivesOf({
      preview: { editorOrigins: ['https://app.example', 'https://eu-app.example'], nonce: 'n0nce' },
    });
    expect(directives['frame-ancestors']).toEqual(['https://app.example', 'https://eu-app.example']);
    expect(directives['style-src-elem']).toEqual(["'self'", "'sha256-def='", "'nonce-n0nce'"]);
    expect(directives['script-src']).toEqual(directivesOf({})['script-src']);
  });

  test('pictures of the image service', () => {
    expect(directivesOf({})['img-src']).toEqual([
      "'self'",
      'data:',
      'https://pictures.example',
      'https://assets.example',
    ]);
  });

  test('nothing of a tag manager when none is configured', () => {
    expect(JSON.stringify(directivesOf({}))).not.toMatch(/google/);
    expect(directivesOf({})['connect-src']).toEqual(["'self'"]);
  });

  test('a configured tag manager, and its measurement hosts', () => {
    const directives = directivesOf({ tagManagerOrigin: 'https://www.googletagmanager.com' });
    expect(directives['script-src']).toEqual(["'self'", "'sha256-abc='", 'https://www.googletagmanager.com']);
    for (const name of ['connect-src', 'img-src']) {
      expect(directives[name]).toContain('https://*.google-analytics.com');
      expect(directives[name]).toContain('https://www.googletagmanager.com');
    }
    expect(directives['default-src']).toEqual(["'self'"]);
    expect(directives['media-src']).toEqual(["'self'", 'https://pictures.example']);
  });

  test('nothing of a bot protection when none is configured', () => {
    expect(directivesOf({})).not.toHaveProperty('frame-src');
  });

  test('scripts, calls and frames of the configured bot protection, on its own paths only', () => {
    const directives = directivesOf({ botOrigin: 'https://www.google.com' });
    expect(directives['script-src']).toEqual([
      "'self'",
      "'sha256-abc='",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(directives['connect-src']).toEqual(["'self'", 'https://www.google.com/recaptcha/']);
    expect(directives['frame-src']).toEqual([
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
  });

  test('a self-hosted bot protection, and nothing of Google’s', () => {
    const directives = directivesOf({ botOrigin: 'http://127.0.0.1:9' });
    expect(directives['frame-src']).toEqual(['http://127.0.0.1:9/recaptcha/']);
    expect(JSON.stringify(directives)).not.toMatch(/google|gstatic/);
  });

  test('a self-hosted tag manager, and nothing of Google’s', () => {
    const directives = directivesOf({ tagManagerOrigin: 'http://127.0.0.1:9' });
    expect(directives['connect-src']).toEqual(["'self'", 'http://127.0.0.1:9']);
    expect(JSON.stringify(directives)).not.toMatch(/google/);
  });
});
