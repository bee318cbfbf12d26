/** Breadcrumbs: from the top of a section down to the page. */
import { builder } from '../../builder.ts';
import { languageDescription } from '../text/entryLanguage.ts';

export interface BreadcrumbModel {
  title: string;
  path: string;
  /** Of the title, when it is not that of the request. */
  language?: string | null;
}

export const Breadcrumb = builder.objectRef<BreadcrumbModel>('Breadcrumb').implement({
  description: 'One step of the way from the top down to where the shopper is.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the step, such as a category’s.' }),
    language: t.string({
      nullable: true,
      description: `Of the title: ${languageDescription}`,
      resolve: ({ language }) => language ?? null,
    }),
    path: t.expose('path', { type: 'URLPath', description: 'Path of its page.' }),
  }),
});
