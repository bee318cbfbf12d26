/** The first page of a process loads code and content that every later one reuses: the gateway asks for it itself. */
const MOST_MS = 5_000;

/** Whatever the answer is: with a source down the shop opens all the same. */
export async function warmUp(port: number, host: string): Promise<void> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const answer = await fetch(`http://${name.includes(':') ? `[${name}]` : name}:${port}/`, {
      headers: { 'user-agent': 'warm-up' },
      signal: AbortSignal.timeout(MOST_MS),
    });
    await answer.text();
  } catch {
    // Cold, then: the first shopper waits a little longer.
  }
}
