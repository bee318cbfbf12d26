/**
 * Parameters that advertising and newsletters add to links, such as a click id. Pages do not depend on them: the gateway
 * ignores them, so that a campaign's visitors share one cached page. The browser's analytics read them from the address.
 */

const names = {
  google: 'gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid srsltid _ga _gl',
  otherAdvertising: 'fbclid igshid msclkid ttclid twclid li_fat_id epik sccid yclid',
  newsletters: 'mc_cid mc_eid _hsenc _hsmi _kx mkt_tok',
};
const exact: ReadonlySet<string> = new Set(Object.values(names).flatMap((some) => some.split(' ')));

/** @param url path and query. The other parameters keep their order and spelling. */
export function withoutMarketingParameters(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const parameters = url.slice(mark + 1).split('&');
  const kept = parameters.filter((parameter) => !isForMarketing(parameter));
  if (kept.length === parameters.length) return url;
  const path = url.slice(0, mark);
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

function isForMarketing(parameter: string): boolean {
  const name = parameter.split('=', 1)[0] ?? '';
  return name.startsWith('utm_') || exact.has(name);
}
