/** The tree of categories as a flat list of entries gives it; who is above whom. */

/** A category entry, as far as the tree needs it. */
export interface TreeNode {
  uid: string;
  parent: readonly { uid: string }[];
}

/** By the list: the content service's answers are frozen, and each tile of a page looks its categories up. */
const byUidOf = new WeakMap<readonly TreeNode[], ReadonlyMap<string, TreeNode>>();

function indexOf<Node extends TreeNode>(all: readonly Node[]): ReadonlyMap<string, Node> {
  let index = byUidOf.get(all);
  if (!index) byUidOf.set(all, (index = new Map(all.map((node) => [node.uid, node]))));
  return index as ReadonlyMap<string, Node>;
}

/** The list in the order given: the editors'. */
export function childrenOf<Node extends TreeNode>(all: readonly Node[], uid: string): Node[] {
  return all.filter((node) => node.parent[0]?.uid === uid);
}

/** From the top down to the node itself; a parent that is not shown here ends the way up, and so does a loop. */
export function lineageOf<Node extends TreeNode>(all: readonly Node[], uid: string): Node[] {
  const byUid = indexOf(all);
  const line: Node[] = [];
  for (let node = byUid.get(uid); node && !line.includes(node);) {
    line.unshift(node);
    const parent = node.parent[0]?.uid;
    node = parent === undefined ? undefined : byUid.get(parent);
  }
  return line;
}

/** The ways down to those of the categories that the way to the first does not pass, each once. */
export function otherLineagesOf<Node extends TreeNode>(
  all: readonly Node[],
  primaryUid: string,
  uids: readonly string[],
): Node[][] {
  const passed = new Set(lineageOf(all, primaryUid).map(({ uid }) => uid));
  return [...new Set(uids)]
    .filter((uid) => !passed.has(uid))
    .map((uid) => lineageOf(all, uid))
    .filter((line) => line.length > 0);
}

/** The first of a product's categories that is shown here: it gives the breadcrumbs. Null when none is. */
export function primaryOf<Node extends TreeNode>(all: readonly Node[], uids: readonly string[]): Node | null {
  for (const uid of uids) {
    const node = indexOf(all).get(uid);
    if (node) return node;
  }
  return null;
}
