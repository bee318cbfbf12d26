/** Runs something once what stands now is on screen: in a task after the next frame. Returns the function that calls it off. */
export function afterPaint(run: () => void): () => void {
  let isWanted = true;
  requestAnimationFrame(() => setTimeout(() => isWanted && run()));
  return () => {
    isWanted = false;
  };
}
