/** Breadcrumbs: from the top of a section down to the page. */
import { builder } from '../../builder.ts';

export interface BreadcrumbModel {
  title: string;
  path: string;
}

export const Breadcrumb = builder.objectRef<BreadcrumbModel>('Breadcrumb').implement({
  description: 'One step of the way from the top down to where the shopper is.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the step, such as a category’s.' }),
    path: t.expose('path', { type: 'URLPath', description: 'Path of its page.' }),
  }),
});
