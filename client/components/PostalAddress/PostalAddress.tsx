/** A customer's address in postal format. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PostalAddress_address$key } from '#relay/PostalAddress_address.graphql.ts';
import styles from './PostalAddress.module.css';

export function PostalAddress({ address: key }: { address: PostalAddress_address$key }) {
  const { lines, phone } = useFragment(
    graphql`
      fragment PostalAddress_address on CustomerAddress {
        lines
        phone
      }
    `,
    key,
  );
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        // Lines may repeat, and never reorder: the index is a safe key.
        <span key={index}>{line}</span>
      ))}
      {phone === null ? null : <span className={styles.phone}>{phone}</span>}
    </address>
  );
}
