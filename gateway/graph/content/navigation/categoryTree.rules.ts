/** The category tree, from a flat list of entries with parents. */

/** The fields of a category entry that the tree depends on. */
export interface TreeNode {
  uid: string;
  parent: readonly { uid: string }[];
}

/** Keyed by the list: the content service's answers are frozen, and every tile on a page looks up its categories. */
const byUidOf = new WeakMap<readonly TreeNode[], ReadonlyMap<string, TreeNode>>();

function indexOf<Node extends TreeNode>(all: readonly Node[]): ReadonlyMap<string, Node> {
  let index = byUidOf.get(all);
  if (!index) byUidOf.set(all, (index = new Map(all.map((node) => [node.uid, node]))));
  return index as ReadonlyMap<string, Node>;
}

/** In the editors' order. */
export function childrenOf<Node extends TreeNode>(all: readonly Node[], uid: string): Node[] {
  return all.filter((node) => node.parent[0]?.uid === uid);
}

/** From the root down to the node. A parent that is not shown here ends the path, as does a cycle. */
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

/** Paths to the categories that the first one's path does not contain, without duplicates. */
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

/** A product's first category that is shown here; it determines the breadcrumbs. Null when there is none. */
export function primaryOf<Node extends TreeNode>(all: readonly Node[], uids: readonly string[]): Node | null {
  for (const uid of uids) {
    const node = indexOf(all).get(uid);
    if (node) return node;
  }
  return null;
}
