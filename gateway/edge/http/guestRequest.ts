/**
 * A request reduced to that of a first-time guest: without session, and without the country header. What is made for it
 * is the same for every guest and may be shared.
 */
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import { Session } from '../session/session.ts';

/** Neither signed in nor in preview. Such a caller may still have a cart. */
export function isGuest({ session }: Pick<EdgeRequest, 'session'>): boolean {
  return !session.isSignedIn && session.preview === null;
}

export function guestRequest(edge: EdgeRequest): EdgeRequest {
  return { ...edge, session: new Session(null), country: null, facts: new AnswerFacts() };
}
