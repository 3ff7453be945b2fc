import type { Queue, QueueAddOptions } from 'p-queue';

type Task = () => Promise<unknown>;

/** Options of a task, as `PQueue.add` passes them. */
export interface TurnOptions extends QueueAddOptions {
  client?: string;
}

/** A queue for p-queue. Clients take turns, so that one client's tasks do not delay another's. */
export class FairQueue implements Queue<Task, TurnOptions> {
  /** The waiting tasks of each client; the client whose turn it is first. */
  readonly #tasks = new Map<string, Task[]>();

  get size(): number {
    return [...this.#tasks.values()].reduce((sum, tasks) => sum + tasks.length, 0);
  }

  enqueue(task: Task, { client = '' }: TurnOptions = {}): void {
    this.#tasks.set(client, [...(this.#tasks.get(client) ?? []), task]);
  }

  dequeue(): Task | undefined {
    const [turn] = this.#tasks;
    if (!turn) return undefined;
    const [client, [task, ...rest]] = turn;
    this.#tasks.delete(client);
    if (rest.length > 0) this.#tasks.set(client, rest);
    return task;
  }

  filter({ client = '' }: TurnOptions): Task[] {
    return this.#tasks.get(client) ?? [];
  }

  setPriority(): never {
    throw new Error('Clients have no priority.');
  }
}
