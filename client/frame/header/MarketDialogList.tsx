/** The countries and languages in the dialog; code and data load on intent. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { MarketDialogListQuery } from '#relay/MarketDialogListQuery.graphql.ts';
import { MarketList } from '../../components/MarketList/MarketList.tsx';

interface MarketDialogListProps {
  query: PreloadedQuery<MarketDialogListQuery>;
  /** Called when the shopper chooses a market. */
  onChoose: () => void;
}

export function MarketDialogList({ query, onChoose }: MarketDialogListProps) {
  const { marketChoices } = usePreloadedQuery<MarketDialogListQuery>(
    graphql`
      query MarketDialogListQuery($locale: Locale!, $path: String) @inContext(locale: $locale) @preloadable {
        marketChoices(path: $path) {
          ...MarketList_choices
        }
      }
    `,
    query,
  );
  return <MarketList choices={marketChoices} level={3} onChoose={onChoose} />;
}

export default MarketDialogList;
