/** Runs one call at a time; of the calls made meanwhile, only the latest runs afterwards. */
export function latestOnly<Input>(run: (input: Input) => Promise<void>): (input: Input) => void {
  let isBusy = false;
  let next: { input: Input } | null = null;
  return (input) => {
    next = { input };
    if (isBusy) return;
    isBusy = true;
    void (async () => {
      try {
        while (next !== null) {
          const { input: latest } = next;
          next = null;
          await run(latest);
        }
      } finally {
        isBusy = false;
      }
    })();
  };
}
