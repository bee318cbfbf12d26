/** The shop itself. */
import type { Report } from '../measure/Report.ts';
import type { Effort } from '../measure/rounds.ts';
import type { Keep } from '../parts.ts';

export async function compareShop(
  _keep: Keep,
  _report: Report,
  _settings: { effort: Omit<Effort, 'connections'>; environment: Readonly<Record<string, string>> },
): Promise<void> {}
