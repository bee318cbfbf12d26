/** What a pro may still spend, before a variant is chosen. Nothing while it is unknown. */
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { AllowanceLeftQuery } from '#relay/AllowanceLeftQuery.graphql.ts';
import { SpendMeter } from '../../../components/SpendMeter/SpendMeter.tsx';

export default function AllowanceLeft({ locale }: { locale: string }) {
  const { viewer } = useLazyLoadQuery<AllowanceLeftQuery>(
    graphql`
      query AllowanceLeftQuery($locale: Locale!) @inContext(locale: $locale) {
        viewer {
          pro {
            meter {
              ...SpendMeter_meter
            }
          }
        }
      }
    `,
    { locale },
    { fetchPolicy: 'store-and-network' },
  );
  const meter = viewer?.pro?.meter;
  return meter ? <SpendMeter meter={meter} level={2} /> : null;
}
