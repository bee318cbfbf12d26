/** Requests and responses between the primary and a worker, over Node's IPC channel. */

/** By name: parameters and result. Both must be serializable as JSON. */
export type Messages<Names extends string = string> = Record<Names, { params: unknown; answer: unknown }>;

export type Answers<Own> = {
  [Name in keyof Own]: (
    params: Own[Name] extends { params: infer Given } ? Given : never,
  ) => Promise<Own[Name] extends { answer: infer Answer } ? Answer : never>;
};

/** The current process, or a worker as seen by its primary. */
export interface Wire {
  send?(message: object, done: (error: Error | null) => void): boolean;
  on(event: 'message', receive: (message: unknown) => void): unknown;
}

type Message =
  | { kind: 'question'; id: number; name: string; params: unknown }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failure'; id: number };

const TIMEOUT_MS = 1_000;

export class Channel<Own extends Messages, Theirs extends Messages> {
  readonly #wire: Wire;
  readonly #answers: Answers<Own>;
  readonly #pending = new Map<
    number,
    { resolve: (answer: unknown) => void; reject: (error: Error) => void }
  >();
  #lastId = 0;

  constructor(wire: Wire, answers: Answers<Own>) {
    this.#wire = wire;
    this.#answers = answers;
    wire.on('message', (message) => this.#receive(message as Message));
  }

  /** @throws Error on timeout, or when the other process fails. */
  async request<Name extends keyof Theirs & string>(
    name: Name,
    params: Theirs[Name]['params'],
    timeoutMs = TIMEOUT_MS,
  ): Promise<Theirs[Name]['answer']> {
    const id = (this.#lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.set(id, { resolve, reject });
    const timer = setTimeout(() => reject(new Error(`${name} timed out`)), timeoutMs);
    try {
      this.#send({ kind: 'question', id, name, params });
      return (await promise) as Theirs[Name]['answer'];
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
    }
  }

  /** The other process has ended: rejects pending requests. */
  close(): void {
    for (const { reject } of this.#pending.values()) reject(new Error('the other process has ended'));
  }

  #send(message: Message): void {
    // A closed channel or the timeout rejects the request.
    this.#wire.send?.(message, () => undefined);
  }

  #receive(message: Message): void {
    if (message.kind === 'question') void this.#reply(message);
    else if (message.kind === 'answer') this.#pending.get(message.id)?.resolve(message.answer);
    else if (message.kind === 'failure')
      this.#pending.get(message.id)?.reject(new Error('the other process failed'));
  }

  async #reply({ id, name, params }: { id: number; name: string; params: unknown }): Promise<void> {
    try {
      const reply = this.#answers[name] as ((params: unknown) => Promise<unknown>) | undefined;
      if (!reply) throw new Error(`${name} has no handler`);
      this.#send({ kind: 'answer', id, answer: await reply(params) });
    } catch {
      this.#send({ kind: 'failure', id });
    }
  }
}
