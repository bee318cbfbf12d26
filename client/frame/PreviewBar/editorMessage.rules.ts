/** Which messages reach the editor SDK, which itself accepts messages from any window. */
export interface SeenMessage {
  data: unknown;
  origin: string;
  /** True if the sender is the parent window. */
  isFromParent: boolean;
}

/** True for a message in the SDK's format from anyone but the editor. */
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
