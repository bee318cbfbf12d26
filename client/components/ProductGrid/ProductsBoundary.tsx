/** Products that do not arrive cost their section, not the page: the section says so, and how to try again. */
import { Component } from 'react';
import type { ReactNode } from 'react';

interface ProductsBoundaryProps {
  /** Another one forgets the error, such as the query asked again. */
  resetKey: unknown;
  /** What stands in place of the section. */
  fallback: ReactNode;
  children: ReactNode;
}

interface ProductsBoundaryState {
  hasFailed: boolean;
  key: unknown;
}

export class ProductsBoundary extends Component<ProductsBoundaryProps, ProductsBoundaryState> {
  override state: ProductsBoundaryState = { hasFailed: false, key: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ProductsBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    props: ProductsBoundaryProps,
    state: ProductsBoundaryState,
  ): Partial<ProductsBoundaryState> | null {
    return props.resetKey === state.key ? null : { hasFailed: false, key: props.resetKey };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
