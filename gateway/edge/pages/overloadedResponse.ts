/** The response to shed requests, in the shopper's language, with a `Retry-After`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../../graph/errorCodes.rules.ts';

/** Seconds; randomised, so that callers refused together do not return together. */
const retryAfter = (): number => 3 + Math.floor(Math.random() * 5);

interface Words {
  title: string;
  text: string;
  again: string;
}

/** Static texts, as sources must not be called under overload. */
const words: Readonly<Record<string, Words>> = {
  en: {
    title: 'We’re very busy right now',
    text: 'Your cart is saved. Please try again in a few seconds.',
    again: 'Try again',
  },
  de: {
    title: 'Gerade ist viel los',
    text: 'Viele Menschen sind gleichzeitig hier. Ihr Warenkorb ist sicher. Versuchen Sie es in ein paar Sekunden noch einmal.',
    again: 'Noch einmal versuchen',
  },
  fr: {
    title: 'Un moment d’affluence',
    text: 'Beaucoup de monde est ici en même temps. Votre panier est conservé. Réessayez dans quelques secondes.',
    again: 'Réessayer',
  },
  it: {
    title: 'Un momento di affollamento',
    text: 'Ci sono molte persone in questo momento. Il tuo carrello è al sicuro. Riprova tra qualche secondo.',
    again: 'Riprova',
  },
  es: {
    title: 'Un momento de mucha afluencia',
    text: 'Hay muchas personas aquí a la vez. Tu carrito está a salvo. Vuelve a intentarlo en unos segundos.',
    again: 'Volver a intentarlo',
  },
  sv: {
    title: 'Mycket folk just nu',
    text: 'Många är här på en gång. Din varukorg är sparad. Försök igen om några sekunder.',
    again: 'Försök igen',
  },
  no: {
    title: 'Mange er her akkurat nå',
    text: 'Mange er her på én gang. Handlekurven din er trygg. Prøv igjen om noen sekunder.',
    again: 'Prøv igjen',
  },
  ja: {
    title: 'ただいま混み合っています',
    text: 'アクセスが集中しています。カートの中身はそのまま保存されています。数秒後にもう一度お試しください。',
    again: 'もう一度試す',
  },
};

export function sendOverloaded(request: IncomingMessage, response: ServerResponse, path: string): void {
  const retryAfterSeconds = retryAfter();
  response.setHeader('retry-after', String(retryAfterSeconds));
  response.setHeader('cache-control', 'no-store');
  const [type, body] = path.startsWith('/api/')
    ? jsonOf(request, path, retryAfterSeconds)
    : pageOf(response, path);
  response.writeHead(503, { 'content-type': `${type}; charset=utf-8` });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function jsonOf(
  { headers }: IncomingMessage,
  path: string,
  retryAfterSeconds: number,
): [type: string, body: string] {
  const message = 'The shop is overloaded. Try again in a few seconds.';
  const error = { message, extensions: { code: 'OVERLOADED' satisfies ErrorCode, retryAfterSeconds } };
  const type =
    path === '/api/graphql' && headers.accept?.includes('graphql-response') ? 'graphql-response+' : '';
  return [`application/${type}json`, JSON.stringify({ errors: [error] })];
}

function pageOf(response: ServerResponse, path: string): [type: string, body: string] {
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  const prefix = /^\/([a-z]{2})-[a-z]{2}(?:\/|$)/i.exec(path)?.[1]?.toLowerCase() ?? 'en';
  const lang = prefix in words ? prefix : 'en';
  const { title, text, again } = words[lang] as Words;
  return [
    'text/html',
    `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Skarn</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box;
    background: #f5f4f0; color: #14181a; font: 1.0625rem/1.55 'Schibsted Grotesk', system-ui, sans-serif; }
  main { max-width: 34rem; }
  p.brand { margin: 0 0 3rem; font-weight: 760; letter-spacing: -0.02em; }
  h1 { margin: 0 0 1rem; font-size: clamp(2rem, 1.4rem + 3vi, 3.25rem); line-height: 1.08; letter-spacing: -0.02em; }
  p { margin: 0 0 2rem; color: #5f6463; }
  p.brand { color: inherit; }
  a { display: inline-block; padding: 0.75rem 1.5rem; min-height: 1.25rem; background: #14181a; color: #f5f4f0;
    border-radius: 2px; text-decoration: none; }
  a:focus-visible { outline: 2px solid #a8481f; outline-offset: 3px; }
</style>
<main>
  <p class="brand">Skarn</p>
  <h1>${title}</h1>
  <p>${text}</p>
  <a href="">${again}</a>
</main>
`,
  ];
}
