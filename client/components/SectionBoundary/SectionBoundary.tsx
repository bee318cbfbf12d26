/**
 * Error boundary of a section: a failure affects the section only, and can be retried. The browser retries a server
 * failure once by itself.
 */
import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { FailedQueriesContext } from '../../navigation/failedQueriesContext.ts';

interface SectionBoundaryProps {
  /** A new key resets the error, such as after a retry. */
  resetKey: unknown;
  /** Replacement of the failed section. */
  fallback: ReactNode;
  children: ReactNode;
}

interface SectionBoundaryState {
  hasFailed: boolean;
  key: unknown;
  /** Failed on the server, and not retried yet. */
  shouldRefetch: boolean;
}

export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  static override contextType = FailedQueriesContext;
  declare context: ReadonlySet<unknown>;

  constructor(props: SectionBoundaryProps, context: ReadonlySet<unknown>) {
    super(props);
    const hasFailed = context.has(props.resetKey);
    this.state = { hasFailed, key: props.resetKey, shouldRefetch: hasFailed };
  }

  static getDerivedStateFromError(): Partial<SectionBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    props: SectionBoundaryProps,
    state: SectionBoundaryState,
  ): Partial<SectionBoundaryState> | null {
    return props.resetKey === state.key
      ? null
      : { hasFailed: false, key: props.resetKey, shouldRefetch: false };
  }

  readonly #refetch = (): void => this.setState({ hasFailed: false, shouldRefetch: false });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        {this.props.fallback}
        {this.state.shouldRefetch ? <Once run={this.#refetch} /> : null}
      </>
    );
  }
}

/** Runs in the browser only, after hydration. */
function Once({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
