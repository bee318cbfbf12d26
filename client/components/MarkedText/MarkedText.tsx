/** A text with its matches highlighted. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MarkedText_parts$key } from '#relay/MarkedText_parts.graphql.ts';
import styles from './MarkedText.module.css';

export function MarkedText({ parts: key }: { parts: MarkedText_parts$key }) {
  const parts = useFragment(
    graphql`
      fragment MarkedText_parts on TextPart @relay(plural: true) {
        text
        isMatch
      }
    `,
    key,
  );
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // Parts of a text never reorder: the index is a safe key.
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
