/** Timeout for background tabs, which do not paint. */
const patienceMs = 500;

/** Runs a callback after the next paint: in a task after the next frame. Returns the cancel function. */
export function afterPaint(run: () => void): () => void {
  let isWanted = true;
  const callOff = () => {
    isWanted = false;
    clearTimeout(timer);
  };
  const go = () => {
    if (!isWanted) return;
    callOff();
    run();
  };
  const timer = setTimeout(go, patienceMs);
  requestAnimationFrame(() => setTimeout(go));
  return callOff;
}
