/** What a page is told when an editor looks at drafts on it. */
export interface Preview {
  /** Origins of the editor that may show the page in a frame and tell it of edits. */
  readonly editorOrigins: readonly string[];
  /** That the styles of the editor's tools carry; in the browser it is read off the page (followEdits.ts). */
  readonly nonce?: string;
}
