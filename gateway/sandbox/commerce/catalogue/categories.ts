/** `categories…` and `category_tree` of the shop API (catalogue.md 7.1). */
import { Hono } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { query } from '../query.ts';
import { idParam, onlyFields, pageAnswer, pageQuery, type ShopEnv } from '../requestParsing.ts';
import { notFound } from '../refusal.ts';

interface CategoryRow {
  id: number;
  parent_id: number;
  name: string;
  url: string;
  is_visible: number;
  sort_order: number;
}

interface CategoryNode extends Omit<CategoryRow, 'is_visible' | 'sort_order'> {
  is_visible: boolean;
  children: CategoryNode[];
}

export function categoryRoutes(db: DatabaseSync): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const list = query<CategoryRow>(db, 'SELECT * FROM categories WHERE store = ? ORDER BY id');
  const one = query<CategoryRow>(db, 'SELECT * FROM categories WHERE store = ? AND id = ?');

  routes.get('/categories', (c) => {
    const page = pageQuery(c);
    const all = list.all(c.get('store'));
    const rows = all.slice(page.offset, page.offset + page.limit);
    return pageAnswer(
      c,
      rows.map((row) => onlyFields(c, 'id', categoryAnswer(row))),
      all.length,
      page,
    );
  });

  routes.get('/categories/:id', (c) => {
    const row = one.get(c.get('store'), idParam(c, 'id'));
    if (!row) throw notFound('category');
    return c.json({ data: categoryAnswer(row), meta: {} });
  });

  routes.get('/category_tree', (c) => c.json({ data: treeOf(list.all(c.get('store'))), meta: {} }));

  return routes;
}

function categoryAnswer({ id, parent_id, name, url, is_visible, sort_order }: CategoryRow) {
  return { id, parent_id, name, url, is_visible: is_visible === 1, sort_order };
}

function treeOf(rows: readonly CategoryRow[]): CategoryNode[] {
  const nodes = new Map<number, CategoryNode>();
  for (const { id, parent_id, name, url, is_visible } of rows) {
    nodes.set(id, { id, parent_id, name, url, is_visible: is_visible === 1, children: [] });
  }
  for (const node of nodes.values()) nodes.get(node.parent_id)?.children.push(node);
  return [...nodes.values()].filter((node) => !nodes.has(node.parent_id));
}
