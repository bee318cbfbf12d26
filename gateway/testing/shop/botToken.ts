/** A token of the sandbox's bot protection, as a page gets one. */
export async function botToken(
  sandboxUrl: string,
  action: string,
  { siteKey = 'bots-sandbox', agent = 'a browser' }: { siteKey?: string; agent?: string } = {},
): Promise<string> {
  const response = await fetch(`${sandboxUrl}/recaptcha/api2/reload?k=${siteKey}`, {
    method: 'POST',
    headers: { 'user-agent': agent, origin: 'http://localhost:4000' },
    body: new URLSearchParams({ action }),
  });
  if (!response.ok) throw new Error(`no token: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}
