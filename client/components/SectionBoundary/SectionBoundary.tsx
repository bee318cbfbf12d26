/** Data that does not arrive costs its section, not the page: the section says so, and how to try again. */
import { Component } from 'react';
import type { ReactNode } from 'react';

interface SectionBoundaryProps {
  /** Another one forgets the error, such as the query asked again. */
  resetKey: unknown;
  /** What stands in place of the section. */
  fallback: ReactNode;
  children: ReactNode;
}

interface SectionBoundaryState {
  hasFailed: boolean;
  key: unknown;
}

export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { hasFailed: false, key: this.props.resetKey };

  static getDerivedStateFromError(): Partial<SectionBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    props: SectionBoundaryProps,
    state: SectionBoundaryState,
  ): Partial<SectionBoundaryState> | null {
    return props.resetKey === state.key ? null : { hasFailed: false, key: props.resetKey };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
