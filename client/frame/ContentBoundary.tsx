/** The error boundary around a screen: header and footer stay, and a navigation resets it. */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { QueryFailure } from '../relay/QueryFailure.ts';
import { ErrorScreen } from '../page/ErrorScreen.tsx';

interface ContentBoundaryProps {
  /** The path: a new one resets the error. */
  resetKey: string;
  children: ReactNode;
}

interface ContentBoundaryState {
  error: Error | null;
  key: string;
}

export class ContentBoundary extends Component<ContentBoundaryProps, ContentBoundaryState> {
  override state: ContentBoundaryState = { error: null, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ContentBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    props: ContentBoundaryProps,
    state: ContentBoundaryState,
  ): Partial<ContentBoundaryState> | null {
    return props.resetKey === state.key ? null : { error: null, key: props.resetKey };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorScreen status={error instanceof QueryFailure ? error.status : 500} error={error} />;
  }
}
