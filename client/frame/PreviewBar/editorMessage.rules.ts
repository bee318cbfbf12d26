/** Which messages the editor's tools may be told of. They themselves listen to every window that knows this one. */
export interface SeenMessage {
  data: unknown;
  origin: string;
  /** The window that sent it is the one that frames this page. */
  isFromParent: boolean;
}

/** True for a message in the tools' own form that somebody else than the editor sent. */
export function isForged(
  { data, origin, isFromParent }: SeenMessage,
  editorOrigins: readonly string[],
): boolean {
  const isForTools =
    typeof data === 'object' &&
    data !== null &&
    'eventManager' in data &&
    data.eventManager === 'contentstack-adv-post-message';
  return isForTools && !(isFromParent && editorOrigins.includes(origin));
}
