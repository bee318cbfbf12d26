/** A browser for tests over HTTP: a cookie jar and the anti-forgery token that goes with it. */
import { sandboxPassword } from '../../sandbox/commerce/seed/customerSeed.ts';

type Variables = Readonly<Record<string, unknown>>;

export interface Received<Data = Record<string, unknown>> {
  status: number;
  headers: Headers;
  /** The body as received. */
  text: string;
  /** The parsed body; empty for other types than JSON. */
  body: { data?: Data | null; errors?: { message: string; extensions: { code: string } }[] };
}

export class Browser {
  readonly #url: string;
  readonly cookies: Map<string, string>;
  /** Token sent with mutations; updated from the cookie XSRF-TOKEN. */
  token = '';
  /** Address that a trusted proxy reports; null for none. */
  address: string | null = null;
  /** Names of all cookies received, in order. */
  readonly received: string[] = [];

  constructor(url: string, cookies: ReadonlyMap<string, string> = new Map()) {
    this.#url = url;
    this.cookies = new Map(cookies);
  }

  /** Another browser with the same cookies and token, as after a theft; perhaps at another gateway. */
  at(url: string): Browser {
    const copy = new Browser(url, this.cookies);
    copy.token = this.token;
    copy.address = this.address;
    return copy;
  }

  copy(): Browser {
    return this.at(this.#url);
  }

  async fetchToken(): Promise<this> {
    const response = await this.fetch('/api/csrf-token');
    this.token = ((await response.json()) as { token: string }).token;
    return this;
  }

  /** One ad-hoc operation. */
  async ask<Data = Record<string, unknown>>(
    query: string,
    variables: Variables = {},
  ): Promise<Received<Data>> {
    const response = await this.fetch('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'csrf-token': this.token },
      body: JSON.stringify({ query, variables }),
    });
    this.token = this.cookies.get('XSRF-TOKEN') ?? this.token;
    return received(response);
  }

  /** A persisted query by GET, as the client sends it. */
  query(id: string, variables: Variables): Promise<Received> {
    const search = new URLSearchParams({ documentId: id, variables: JSON.stringify(variables) });
    return this.get(`/api/graphql?${search.toString()}`);
  }

  async get(path: string): Promise<Received> {
    return received(await this.fetch(path));
  }

  /** A mutation with its anti-forgery token. Throws on errors. */
  async mutate(text: string, variables: Variables = {}): Promise<Received> {
    if (this.token === '') await this.fetchToken();
    const answer = await this.ask(text, variables);
    if (answer.body.errors) throw new Error(answer.text);
    return answer;
  }

  /** `person` is the local part of a seeded address, such as `pro.us`. */
  async signIn(person: string, locale: string): Promise<void> {
    const { text } = await this.mutate(
      `mutation ($locale: Locale!, $input: SignInInput!) @inContext(locale: $locale) {
        signIn(input: $input) { __typename } }`,
      { locale, input: { email: `${person}@skarn.example`, password: sandboxPassword } },
    );
    if (!text.includes('SignInPayload')) throw new Error(text);
  }

  async signOut(locale: string): Promise<void> {
    const text = 'mutation ($locale: Locale!) @inContext(locale: $locale) { signOut { isSignedOut } }';
    await this.mutate(text, { locale });
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.address !== null) headers.set('x-forwarded-for', this.address);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(this.#url + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
      this.received.push(name);
    }
    return response;
  }
}

async function received<Data>(response: Response): Promise<Received<Data>> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  return { status, headers, text, body: isJson ? (JSON.parse(text) as Received<Data>['body']) : {} };
}
