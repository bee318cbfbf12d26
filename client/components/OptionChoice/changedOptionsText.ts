/** Which options changed with a choice, as a sentence: "193 isn’t made in Birch; color changed to Copper." */
import type { stockWording } from '../../wording/shopping/stock.ts';
import type { Wording, WordingKey } from '../../wording/wording.ts';
import type { ChoiceMoves } from './useOptionChoice.ts';

export function changedOptionsText(
  t: Wording<WordingKey<typeof stockWording>>,
  { value, other, moves }: ChoiceMoves,
): string {
  if (other === '')
    return t('stock.movedBack', { values: moves.map(({ name, to }) => t.value(name, to)).join(', ') });
  const changes = moves.map(({ name, to }) =>
    t('stock.movedChange', { option: t.title(name.toLowerCase()), value: t.value(name, to) }),
  );
  return t('stock.moved', { value, other, changes: changes.join(', ') });
}
