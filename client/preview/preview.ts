/** What a page needs to show drafts to an editor. */
export interface Preview {
  /** Origins of editors that may frame the page and send edits. */
  readonly editorOrigins: readonly string[];
  /** CSP nonce of the SDK's styles; the browser reads it from the page (followEdits.ts). */
  readonly nonce?: string;
}
