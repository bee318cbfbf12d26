/** A page in the background paints nothing: it does not wait longer. */
const patienceMs = 500;

/** Runs something once what stands now is on screen: in a task after the next frame. Returns the function that cancels it. */
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
