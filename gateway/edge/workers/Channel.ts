/** Requests and responses between the primary and a worker, over Node's IPC channel. */

/** By name: parameters and result. Both must be serializable as JSON. */
export type Questions<Names extends string = string> = Record<Names, { given: unknown; answer: unknown }>;

export type Answers<Own> = {
  [Name in keyof Own]: (
    given: Own[Name] extends { given: infer Given } ? Given : never,
  ) => Promise<Own[Name] extends { answer: infer Answer } ? Answer : never>;
};

/** The current process, or a worker as seen by its primary. */
export interface Wire {
  send?(message: object, done: (error: Error | null) => void): boolean;
  on(event: 'message', hear: (message: unknown) => void): unknown;
}

type Message =
  | { kind: 'question'; id: number; name: string; given: unknown }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failure'; id: number };

const PATIENCE_MS = 1_000;

export class Channel<Own extends Questions, Theirs extends Questions> {
  readonly #wire: Wire;
  readonly #answers: Answers<Own>;
  readonly #asked = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  #lastId = 0;

  constructor(wire: Wire, answers: Answers<Own>) {
    this.#wire = wire;
    this.#answers = answers;
    wire.on('message', (message) => this.#hear(message as Message));
  }

  /** @throws Error on timeout, or when the other process fails. */
  async ask<Name extends keyof Theirs & string>(
    name: Name,
    given: Theirs[Name]['given'],
    patienceMs = PATIENCE_MS,
  ): Promise<Theirs[Name]['answer']> {
    const id = (this.#lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#asked.set(id, { resolve, reject });
    const timer = setTimeout(() => reject(new Error(`${name} timed out`)), patienceMs);
    try {
      this.#send({ kind: 'question', id, name, given });
      return (await promise) as Theirs[Name]['answer'];
    } finally {
      clearTimeout(timer);
      this.#asked.delete(id);
    }
  }

  /** The other process has ended: rejects pending requests. */
  close(): void {
    for (const { reject } of this.#asked.values()) reject(new Error('the other process has ended'));
  }

  #send(message: Message): void {
    // A closed channel or the timeout rejects the request.
    this.#wire.send?.(message, () => undefined);
  }

  #hear(message: Message): void {
    if (message.kind === 'question') void this.#reply(message);
    else if (message.kind === 'answer') this.#asked.get(message.id)?.resolve(message.answer);
    else if (message.kind === 'failure')
      this.#asked.get(message.id)?.reject(new Error('the other process failed'));
  }

  async #reply({ id, name, given }: { id: number; name: string; given: unknown }): Promise<void> {
    try {
      const reply = this.#answers[name] as ((given: unknown) => Promise<unknown>) | undefined;
      if (!reply) throw new Error(`${name} has no handler`);
      this.#send({ kind: 'answer', id, answer: await reply(given) });
    } catch {
      this.#send({ kind: 'failure', id });
    }
  }
}
