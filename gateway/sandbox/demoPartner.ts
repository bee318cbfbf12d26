/** A demo partner key: fixed and printed, but stored only in a sandbox's own state. */
import type { PartnersConfig } from '../config/config.ts';
import { parseKey } from '../edge/partners/keyText.ts';
import { PartnerKeys } from '../edge/partners/partnerKeys.ts';
import { partnerScopes } from '../edge/partners/scopes.rules.ts';
import { openState } from '../edge/state/openState.ts';

export const demoPartnerKey = 'skp_demopartner1_known-to-everybody-and-good-in-sandbox-only1wzd2es';

/**
 * Creates the key where it is missing, and anew after `--fresh`. Changes such as its revocation are kept.
 * False where it is not created: a Redis may not be the sandbox's own.
 */
export async function ensureDemoPartner(config: PartnersConfig, fresh: boolean): Promise<boolean> {
  const parts = parseKey(demoPartnerKey);
  if (!parts) throw new Error('The demo key has another checksum than its own.');
  if (config.redisUrl !== null || config.stateFile === null) return false;
  const state = openState(config);
  try {
    const keys = new PartnerKeys(state);
    if (fresh || (await keys.get(parts.id)) === null) {
      const partner = {
        name: 'Demo partner',
        scopes: partnerScopes,
        costPerMinute: null,
        expiresAt: null,
        note: 'Made by the sandbox; everybody knows it.',
      };
      await keys.create(partner, new Date(), parts);
    }
    return true;
  } finally {
    await state.close();
  }
}
