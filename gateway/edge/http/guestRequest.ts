/**
 * A request as that of a guest who comes for the first time: without the session, and without what the edge in front tells
 * of the caller. What is made from it is the same for every guest, and may be shared among them.
 */
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import { Session } from '../session/session.ts';

/** Neither signed in nor looking at drafts. Such a caller may still have a cart. */
export function isGuest({ session }: Pick<EdgeRequest, 'session'>): boolean {
  return !session.isSignedIn && session.preview === null;
}

export function guestRequest(edge: EdgeRequest): EdgeRequest {
  return { ...edge, session: new Session(null), country: null, facts: new AnswerFacts() };
}
