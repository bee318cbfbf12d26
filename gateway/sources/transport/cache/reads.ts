/**
 * Reads of one source: answered from what is kept, by an identical one in flight, or by a new one; when the upstream is
 * ill, by what is kept once more. A read that names several things is kept thing by thing, so what was read in one
 * company stands in for it in any other. That something kept is gone is believed when two answers, seconds apart, say so.
 */
import { LRUCache } from 'lru-cache';
import type { AnswerFacts } from './answerFacts.ts';
import { stateOf, type CachePolicy, type KeptState } from './cachePolicy.rules.ts';
import type { Keeping, DeclaredCall } from '../call.ts';
import type { CallRecord } from '../callLog.ts';
import type { CallOff } from '../callOff.ts';
import { SourceError } from '../errors.ts';
import { Flights, type Flight } from './flights.ts';
import { doubtEndsMs, isBelieved, saysNothing } from '../resilience/illness.ts';
import type { AnswerStore, KeptAnswer } from './keptAnswers.ts';
import type { Outgoing } from '../outgoing.ts';
import type { Tries } from '../resilience/tries.ts';
import { frozen } from '../wire/wireText.ts';

/** Answers of one source that may be renewed in the background at the same time. */
const MOST_REFRESHING = 16;

/**
 * Milliseconds that a newer answer is waited for where a kept one may stand in: a page reads several things one after the
 * other, and all of them have to fit into its deadline.
 */
const STAND_IN_MS = 2_500;

/** Things that one answer said are gone. */
const MOST_DOUBTS = 2_000;

/** A call that may go out now. */
export interface Departure<Result> {
  readonly declaration: DeclaredCall<Result>;
  /** `performance.now()` at which the time of who asks is over. */
  readonly deadline: number;
  readonly signal: AbortSignal;
  /** What is sent. @param deadline another one than that of who asks. */
  outgoing(callOff: CallOff, deadline?: number): Outgoing<Result>;
  /** Writes down what became of it. */
  note(verdict: CallRecord['verdict'], tries: number, more?: Pick<CallRecord, 'ageMs' | 'code'>): void;
}

/** Who reads what, under which identity. */
export interface Reading<Args, Result> {
  keep: Keeping | undefined;
  /** Identity of the answer to these arguments, for this asker (`identityIn`). */
  identityOf(args: Args): string;
  depart(args: Args): Departure<Result>;
  /** Names of the things that an answer speaks of. */
  surrogatesOf(answer: Result): Iterable<string>;
  /** Told what the answer to the request rests on; null when nobody asks. */
  facts: AnswerFacts | null;
}

/** Things that one call asks for together and that are kept apart. */
export interface Things<Key, Args, Result> {
  keys: readonly Key[];
  /** Arguments of a call that names these; whatever order they come in, the same for the same things. */
  args(keys: readonly Key[]): Args;
  /** What an answer says of one of them: the answer that it would get alone. */
  part(answer: Result, key: Key): Result;
  /** Cut to what one call may name. All in one when absent. */
  groups?(keys: readonly Key[]): readonly (readonly Key[])[];
}

/** What a call came back with. */
interface Landed<Result> {
  answer: Result;
  /** Milliseconds since 1970 at which it was given. */
  at: number;
  /** What is kept of the things, by identity, that the answer says are gone and that are not given up on yet. */
  doubted: ReadonlyMap<string, KeptAnswer> | null;
}

interface AtHand {
  answer: KeptAnswer;
  state: KeptState;
}

/** A call that is about to go out. */
interface Begun<Key, Args, Result> {
  group: readonly Key[];
  /** Of the answer to the group. */
  identity: string;
  atHand: ReadonlyMap<Key, AtHand | undefined>;
  departure: Departure<Result>;
  /** Of the call, where nobody waits for it. */
  deadline?: number;
  things: Things<Key, Args, Result>;
  reading: Reading<Args, Result>;
}

/** At hand of what is never kept. */
const nothing: ReadonlyMap<never, never> = new Map<never, never>();

export interface ReadsOptions {
  tries: Tries;
  answers: AnswerStore;
  /** Milliseconds that a renewal in the background may take. */
  timeoutMs: number;
  /** Null for the default, by age (cachePolicy.rules.ts). */
  policy: CachePolicy | null;
}

export class Reads {
  readonly #tries: Tries;
  readonly #answers: AnswerStore;
  readonly #flights = new Flights();
  /** By identity, milliseconds since 1970 at which an answer first said that what is kept is gone. */
  readonly #doubts = new LRUCache<string, number>({ max: MOST_DOUBTS, ttl: doubtEndsMs });
  readonly #timeoutMs: number;
  readonly #policy: CachePolicy | null;
  #refreshing = 0;

  constructor({ tries, answers, timeoutMs, policy }: ReadsOptions) {
    this.#tries = tries;
    this.#answers = answers;
    this.#timeoutMs = timeoutMs;
    this.#policy = policy;
  }

  /** Answers kept. */
  get kept(): number {
    return this.#answers.size;
  }

  one<Args, Result>(args: Args, reading: Reading<Args, Result>): Promise<Result> {
    return reading.keep ? this.#oneKept(args, reading) : this.#alone(args, reading);
  }

  async #oneKept<Args, Result>(args: Args, reading: Reading<Args, Result>): Promise<Result> {
    const found = this.#atHand(args, reading);
    const known = found instanceof Promise ? await found : found;
    if (known?.state === 'fresh') {
      reading.depart(args).note('fresh', 0);
      restOn(reading, known.answer.value as Result, known.answer.at);
      return known.answer.value as Result;
    }
    const things: Things<Args, Args, Result> = { keys: [args], args: ([only]) => only as Args, part: whole };
    const [result] = await this.#served(things.keys, new Map([[args, known]]), things, reading);
    if (result instanceof SourceError) throw result;
    return result as Result;
  }

  /** What is never kept: nothing stands in for it. */
  #alone<Args, Result>(args: Args, reading: Reading<Args, Result>): Promise<Result> {
    const departure = reading.depart(args);
    const identity = reading.identityOf(args);
    const running = this.#flights.get(identity);
    const flight = running ?? this.#takeOffAlone(identity, departure);
    return this.#flights.board(flight, departure.declaration, departure).then(
      (landed) => {
        const { answer, at } = landed as Landed<Result>;
        departure.note(running ? 'shared' : 'network', running ? 0 : flight.tries.count);
        restOn(reading, answer, at);
        return answer;
      },
      (error: unknown) => {
        const code = error instanceof SourceError ? { code: error.code } : {};
        departure.note('failed', running ? 0 : flight.tries.count, code);
        if (reading.facts) reading.facts.isDegraded = true;
        throw error;
      },
    );
  }

  #takeOffAlone<Result>(identity: string, departure: Departure<Result>): Flight {
    return this.#flights.takeOff(identity, ({ callOff, tries }) =>
      this.#tries
        .run(departure.outgoing(callOff), tries)
        .then((answer): Landed<Result> => ({ answer: frozen(answer), at: Date.now(), doubted: null })),
    );
  }

  /**
   * In the order of the keys. What is neither to be had nor kept is an error of its own, and takes nothing else with it.
   *
   * @throws what is no failure of the source, such as a fault of ours.
   */
  async each<Key, Args, Result>(
    things: Things<Key, Args, Result>,
    reading: Reading<Args, Result>,
  ): Promise<(Result | SourceError)[]> {
    const { keys } = things;
    const different = keys.length < 2 ? keys : [...new Set(keys)];
    if (different.length === 0) return [];
    const atHand = reading.keep ? await this.#allAtHand(different, things, reading) : nothing;
    const told = await this.#served(different, atHand, things, reading);
    if (different === keys) return told;
    const byKey = new Map(different.map((key, index) => [key, told[index] as Result | SourceError]));
    return keys.map((key) => byKey.get(key) as Result | SourceError);
  }

  async #served<Key, Args, Result>(
    different: readonly Key[],
    atHand: ReadonlyMap<Key, AtHand | undefined>,
    things: Things<Key, Args, Result>,
    reading: Reading<Args, Result>,
  ): Promise<(Result | SourceError)[]> {
    const { args, groups = inOne } = things;
    const isIn = (key: Key, state: AtHand['state']): boolean => atHand.get(key)?.state === state;
    const rest = (keysServed: readonly Key[]): void => {
      for (const key of keysServed) {
        const known = atHand.get(key);
        if (known) restOn(reading, known.answer.value as Result, known.answer.at);
      }
    };

    const old = different.filter((key) => !isIn(key, 'fresh'));
    if (old.length === 0) {
      reading.depart(args(different)).note('fresh', 0);
      rest(different);
      return different.map((key) => atHand.get(key)?.answer.value as Result);
    }
    const told = new Map<Key, Result | SourceError>();
    for (const [key, known] of atHand) if (known) told.set(key, known.answer.value as Result);
    if (old.every((key) => isIn(key, 'ageing'))) {
      for (const group of groups(old)) this.#refresh(group, atHand, things, reading);
      rest(different);
    } else {
      rest(different.filter((key) => isIn(key, 'fresh')));
      // What is ageing comes along with the call that must be made anyway.
      await Promise.all(
        groups(old).map(async (group) => {
          const answers = await this.#ask(group, atHand, things, reading);
          for (const [index, key] of group.entries()) told.set(key, answers[index] as Result | SourceError);
        }),
      );
    }
    return different.map((key) => told.get(key) as Result | SourceError);
  }

  /** Waits for nothing where answers are kept in this process. */
  async #allAtHand<Key, Args, Result>(
    keys: readonly Key[],
    { args }: Things<Key, Args, Result>,
    reading: Reading<Args, Result>,
  ): Promise<ReadonlyMap<Key, AtHand | undefined>> {
    const found = keys.map((key) => this.#atHand(args([key]), reading));
    const known = found.some((one) => one instanceof Promise) ? await Promise.all(found) : found;
    return new Map(keys.map((key, index) => [key, known[index] as AtHand | undefined]));
  }

  #atHand<Args, Result>(
    args: Args,
    reading: Reading<Args, Result>,
  ): AtHand | undefined | Promise<AtHand | undefined> {
    const { keep } = reading;
    const answer = keep && this.#answers.get(reading.identityOf(args), keep.freshMs);
    return answer instanceof Promise
      ? answer.then((told) => this.#judged(told, reading))
      : this.#judged(answer, reading);
  }

  #judged<Result>(answer: KeptAnswer | undefined, reading: Reading<never, Result>): AtHand | undefined {
    if (!reading.keep || !answer) return undefined;
    const state = stateOf(reading.keep, Date.now() - answer.at, this.#policy);
    // It may still stand in when the source is ill.
    const isOutdated = state !== 'over' && this.#isVoid(answer.value as Result, answer.at, reading);
    return { answer, state: isOutdated ? 'stale' : state };
  }

  /** Whether something that the answer speaks of changed when it was given, or after. */
  #isVoid<Result>(answer: Result, at: number, reading: Reading<never, Result>): boolean {
    const { invalidations } = this.#answers;
    if (invalidations === null || invalidations.isQuietSince(at)) return false;
    return invalidations.isVoid(reading.surrogatesOf(answer), at);
  }

  async #ask<Key, Args, Result>(
    group: readonly Key[],
    atHand: ReadonlyMap<Key, AtHand | undefined>,
    things: Things<Key, Args, Result>,
    reading: Reading<Args, Result>,
  ): Promise<(Result | SourceError)[]> {
    const { args, part } = things;
    const asked = args(group);
    const departure = reading.depart(asked);
    const identity = reading.identityOf(asked);
    const running = this.#flights.get(identity);
    const flight = running ?? this.#takeOff({ group, identity, atHand, departure, things, reading });
    const { declaration: call, deadline, signal } = departure;
    const canStandIn = atHand.size > 0 && group.every((key) => (atHand.get(key)?.state ?? 'over') !== 'over');
    // Who has something to go on with leaves early, and the newer answer is kept all the same when it comes.
    if (canStandIn && !running) void this.#inBackground(flight, call, deadline);
    const patience = canStandIn ? Math.min(deadline, performance.now() + STAND_IN_MS) : deadline;
    try {
      const { answer, at, doubted } = (await this.#flights.board(flight, call, {
        deadline: patience,
        signal,
      })) as Landed<Result>;
      const tries = running ? 0 : flight.tries.count;
      if (doubted === null) {
        departure.note(running ? 'shared' : 'network', tries);
        restOn(reading, answer, at);
        return group.map((key) => part(answer, key));
      }
      departure.note('stale', tries, {
        ageMs: Date.now() - Math.min(...[...doubted.values()].map(({ at }) => at)),
      });
      if (reading.facts) reading.facts.isDegraded = true;
      return group.map((key) => {
        const known = doubted.get(reading.identityOf(args([key])));
        const served = known ? (known.value as Result) : part(answer, key);
        restOn(reading, served, known?.at ?? at);
        return served;
      });
    } catch (error) {
      const tries = running ? 0 : flight.tries.count;
      if (reading.facts) reading.facts.isDegraded = true;
      if (!(error instanceof SourceError)) {
        departure.note('failed', tries);
        throw error;
      }
      let oldestMs: number | null = null;
      const answers = group.map((key) => {
        const known = error.isOutage ? atHand.get(key)?.answer : undefined;
        const ageMs = known && Date.now() - known.at;
        if (!known || ageMs === undefined || !reading.keep) return error;
        if (stateOf(reading.keep, ageMs, this.#policy) === 'over') return error;
        oldestMs = Math.max(oldestMs ?? 0, ageMs);
        restOn(reading, known.value as Result, known.at);
        return known.value as Result;
      });
      const { code } = error;
      if (oldestMs === null) departure.note('failed', tries, { code });
      else departure.note('stale', tries, { ageMs: oldestMs, code });
      return answers;
    }
  }

  #takeOff<Key, Args, Result>({
    group,
    identity: ofGroup,
    atHand,
    departure,
    deadline,
    things: { args, part },
    reading,
  }: Begun<Key, Args, Result>): Flight {
    const { keep } = reading;
    return this.#flights.takeOff(ofGroup, async ({ callOff, tries }): Promise<Landed<Result>> => {
      const askedAt = Date.now();
      const answer = frozen(await this.#tries.run(departure.outgoing(callOff, deadline), tries));
      const at = Date.now();
      // What changed while it was on its way may have changed before or after the source looked.
      if (!keep || this.#isVoid(answer, askedAt, reading))
        return { answer, at: keep ? at - keep.freshMs : at, doubted: null };
      const doubted = new Map<string, KeptAnswer>();
      for (const key of group) {
        const identity = reading.identityOf(args([key]));
        const value = frozen(part(answer, key));
        const known = atHand.get(key)?.answer;
        if (known && this.#isDoubted(identity, value, known, keep, at)) doubted.set(identity, known);
        else this.#answers.set(identity, { value, at }, keep.freshMs + keep.staleMs);
      }
      return { answer, at, doubted: doubted.size > 0 ? doubted : null };
    });
  }

  /** Whether a newer answer says that what is kept is gone, and is not believed yet. */
  #isDoubted(identity: string, value: unknown, known: KeptAnswer, keep: Keeping, now: number): boolean {
    const isOver = stateOf(keep, now - known.at, this.#policy) === 'over';
    const since = this.#doubts.get(identity) ?? null;
    const isDoubted = saysNothing(value) && !saysNothing(known.value) && !isOver && !isBelieved(since, now);
    if (!isDoubted) this.#doubts.delete(identity);
    else if (since === null) this.#doubts.set(identity, now);
    return isDoubted;
  }

  /** Asks for newer answers than those just served. Nobody waits for them, and what is kept stays when it fails. */
  #refresh<Key, Args, Result>(
    group: readonly Key[],
    atHand: ReadonlyMap<Key, AtHand | undefined>,
    things: Things<Key, Args, Result>,
    reading: Reading<Args, Result>,
  ): void {
    const asked = things.args(group);
    const departure = reading.depart(asked);
    const oldest = Math.min(...group.map((key) => atHand.get(key)?.answer.at ?? Date.now()));
    departure.note('ageing', 0, { ageMs: Date.now() - oldest });
    const identity = reading.identityOf(asked);
    if (this.#flights.get(identity)) return;
    if (this.#refreshing >= MOST_REFRESHING) return;
    const deadline = performance.now() + this.#timeoutMs;
    const flight = this.#takeOff({ group, identity, atHand, departure, deadline, things, reading });
    this.#refreshing += 1;
    void this.#inBackground(flight, departure.declaration, deadline).finally(() => (this.#refreshing -= 1));
  }

  /** Ends with the flight, which nobody calls off before the deadline. */
  async #inBackground(flight: Flight, call: DeclaredCall<unknown>, deadline: number): Promise<void> {
    await this.#flights.board(flight, call, { deadline, signal: null }).catch(() => {});
  }
}

function restOn<Result>(reading: Reading<never, Result>, answer: Result, at: number): void {
  const { facts, keep } = reading;
  facts?.reads({ at, keep, surrogates: reading.surrogatesOf(answer) });
}

function whole<Answer>(answer: Answer): Answer {
  return answer;
}

function inOne<Key>(keys: readonly Key[]): readonly (readonly Key[])[] {
  return [keys];
}
